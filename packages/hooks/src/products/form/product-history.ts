import { labelOf, ProductAuditStatus, ProductType, ShippingType } from "@shopkeeper/sdk";
import { parseJson } from "@shopkeeper/sdk/rules/core";
import { coreText, currentLanguage, textOf } from "../../texts";
import type { RevisedFieldWords } from "../../revisions/shared";
import { allSkuColumns } from "../matrix/sku-column";
import { productConflictText } from "./product-conflict-messages";
import { productFormText } from "./product-form-messages";
import { productHistoryText } from "./product-history-messages";

const plain = ["name", "cateIds", "categoryId", "brandId", "unitName", "tempId", "keyword", "intro", "guaranteeIds", "sort"] as const;
const states = ["isShow", "isRecycle", "isAudit", "reason", "isPaidMember"] as const;

/** The labels of product fields for the history, as in the form. */
export function productHistory(field: string): RevisedFieldWords | undefined {
  const text = plain.find((each) => each === field);
  if (text) return { label: textOf(productFormText, `fields.${text}`) };
  const state = states.find((each) => each === field);
  if (state) return { label: textOf(productHistoryText, state) };
  const [, column] = /^sku\.\d+\.(\w+)$/.exec(field) ?? [];
  return column === undefined ? others[field]?.() : skuWords(column);
}

const others: Readonly<Record<string, () => RevisedFieldWords>> = {
  type: () => ({ label: textOf(productFormText, "fields.type"), words: type }),
  image: () => ({ label: textOf(productFormText, "fields.image"), as: "picture" }),
  sliderImage: () => ({ label: textOf(productFormText, "fields.sliderImages"), as: "pictures" }),
  content: () => ({ label: textOf(productFormText, "fields.content"), as: "html" }),
  couponIds: () => ({ label: textOf(productFormText, "fields.coupons") }),
  specs: () => ({ label: textOf(productConflictText, "conflict.specs"), words: specs }),
  isSub: () => ({
    label: textOf(productFormText, "fields.isSub"),
    words: (value) => textOf(productFormText, value === true ? "commission.own" : "commission.standard"),
  }),
  deliveryMethod: () => ({ label: textOf(productFormText, "fields.deliveryMethods"), words: deliveries }),
  refundSwitch: () => ({
    label: textOf(productFormText, "fields.refundSwitch"),
    words: (value) => textOf(productConflictText, value === true ? "conflict.on" : "conflict.off"),
  }),
  auditStatus: () => ({ label: textOf(productHistoryText, "auditStatus"), words: review }),
};

function skuWords(column: string): RevisedFieldWords | undefined {
  if (column === "image") return { label: textOf(productConflictText, "columns.image"), as: "picture" };
  if (column === "attrValue") return { label: textOf(productHistoryText, "values"), words: pairs };
  const known = allSkuColumns.find((each) => each === column);
  return known && { label: textOf(productConflictText, `columns.${known}`) };
}

function type(value: unknown) {
  const code = Object.values(ProductType).find((each) => each === value);
  return code === undefined ? undefined : labelOf("ProductType", code, currentLanguage());
}

function review(value: unknown) {
  const code = Object.values(ProductAuditStatus).find((each) => each === value);
  return code === undefined ? undefined : labelOf("ProductAuditStatus", code, currentLanguage());
}

const deliveries = (value: unknown) =>
  String(value)
    .split(",")
    .map((method) => textOf(productFormText, Number(method) === ShippingType.pickUp ? "deliveries.pickUp" : "deliveries.ship"))
    .join(textOf(coreText, "states.comma"));

function specs(value: unknown) {
  const found = typeof value === "string" ? parseJson(value) : undefined;
  if (!Array.isArray(found)) return undefined;
  const texts = found.map(([label, values]: [string, string[]]) =>
    textOf(productConflictText, "conflict.pair", { label, text: values.join(textOf(coreText, "states.comma")) }),
  );
  return texts.join(textOf(productConflictText, "conflict.comma"));
}

function pairs(value: unknown) {
  const found = typeof value === "string" ? parseJson(value) : undefined;
  if (typeof found !== "object" || found === null) return undefined;
  return Object.entries(found)
    .map(([label, text]) => textOf(productConflictText, "conflict.pair", { label, text: String(text) }))
    .join(textOf(productConflictText, "conflict.comma"));
}
