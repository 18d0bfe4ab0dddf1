import { ShippingType } from "@shopkeeper/sdk";
import { coreText, textOf } from "../../texts";
import type { ProductForm } from "./product-form";
import { productConflictText } from "./product-conflict-messages";
import { productFormText } from "./product-form-messages";
import { fieldsOfStep, type ProductField, formSteps } from "./product-form-steps";
import { matrixDifferences, type ProductDifference, specsKey, specsText } from "./product-matrix-differences";

/** Names of the records that a form references by id. */
export interface ProductNames {
  shopCategory: (id: number) => string;
  platformCategory: (id: number) => string;
  guarantee: (id: number) => string;
  template: (id: number) => string;
  type: (type: number) => string;
}

/** The fields that both editors changed differently, in form order; `fields` are those of the conflict. */
export function productConflicts(
  { mine, current, fields }: { mine: ProductForm; current: ProductForm; fields: readonly string[] },
  names: ProductNames,
): readonly ProductDifference[] {
  const differences = productDifferences(mine, current, names, Number.POSITIVE_INFINITY).filter(({ key }) => fields.includes(key));
  if (!fields.includes(specsKey) || differences.some(({ key }) => key === specsKey)) return differences;
  const label = textOf(productConflictText, "conflict.specs");
  return [...differences, { key: specsKey, label, mine: specsText(mine.matrix), current: specsText(current.matrix) }];
}

/** The differences between two versions of a product, in form order. */
export function productDifferences(
  mine: ProductForm,
  current: ProductForm,
  names: ProductNames,
  maxSkus?: number,
): readonly ProductDifference[] {
  return formSteps
    .flatMap((step) => fieldsOfStep[step])
    .flatMap((field): readonly ProductDifference[] => {
      if (field === "matrix") return matrixDifferences(mine.matrix, current.matrix, maxSkus);
      if (JSON.stringify(mine[field]) === JSON.stringify(current[field])) return [];
      return [{ key: field, label: textOf(productFormText, `fields.${field}`), ...differenceOf(field, mine, current, names) }];
    });
}

function differenceOf(field: ProductField, mine: ProductForm, current: ProductForm, names: ProductNames) {
  if (field === "content") return { mine: excerpt(mine.content, current.content), current: excerpt(current.content, mine.content) };
  const words = { mine: wordsOf(field, mine, names), current: wordsOf(field, current, names) };
  if (field === "image") return { ...words, pictures: { mine: [mine.image], current: [current.image] } };
  if (field === "sliderImages") return { ...words, pictures: { mine: mine.sliderImages, current: current.sliderImages } };
  return words;
}

function wordsOf(field: ProductField, form: ProductForm, names: ProductNames): string {
  const none = textOf(productFormText, "none");
  const list = (texts: readonly string[]) => texts.join(textOf(coreText, "states.comma")) || none;
  switch (field) {
    case "type":
      return names.type(form.type);
    case "cateIds":
      return list(form.cateIds.map(names.shopCategory));
    case "categoryId":
      return form.categoryId === null ? none : names.platformCategory(form.categoryId);
    case "brandId":
      return form.brandId === 0 ? textOf(productFormText, "otherBrand") : form.brandName || none;
    case "tempId":
      return form.tempId === null ? none : names.template(form.tempId);
    case "guaranteeIds":
      return list(form.guaranteeIds.map(names.guarantee));
    case "keyword":
      return list(form.keyword.split(",").filter(Boolean));
    case "sliderImages":
      return textOf(productConflictText, "conflict.pictures", { count: form.sliderImages.length });
    case "isSub":
      return textOf(productFormText, form.isSub ? "commission.own" : "commission.standard");
    case "deliveryMethods":
      return list(
        form.deliveryMethods.map((method) =>
          textOf(productFormText, method === ShippingType.pickUp ? "deliveries.pickUp" : "deliveries.ship"),
        ),
      );
    case "refundSwitch":
      return textOf(productConflictText, form.refundSwitch ? "conflict.on" : "conflict.off");
    case "coupons":
      return list(form.coupons.map(({ name }) => name));
    case "sort":
      return String(form.sort ?? none);
    case "name":
    case "unitName":
    case "intro":
    case "image":
    case "video":
      return form[field] || none;
    case "content":
    case "matrix":
      return "";
  }
}

const excerptLength = 80;

/** The excerpt of a text from its first difference to another text, with the length of the whole. */
function excerpt(html: string, other: string): string {
  const [text, against] = [html, other].map((each) => [
    ...each
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]);
  if (!text || text.length === 0) return textOf(productFormText, "none");
  const at = text.findIndex((sign, place) => sign !== against?.[place]);
  const start = Math.max(0, (at < 0 ? text.length : at) - 12);
  const part = text.slice(start, start + excerptLength).join("");
  const words = `${start > 0 ? "…" : ""}${part}${start + excerptLength < text.length ? "…" : ""}`;
  return `${words} (${textOf(productConflictText, "conflict.words", { count: text.length })})`;
}

/** The labels of the fields. */
export const productLabels = () =>
  Object.fromEntries(formSteps.flatMap((step) => fieldsOfStep[step]).map((field) => [field, textOf(productFormText, `fields.${field}`)]));
