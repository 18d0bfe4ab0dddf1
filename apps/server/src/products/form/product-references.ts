import { fill, type Text } from "@shopkeeper/sdk/rules/core";
import { invalidFields, Refusal, type CodeKey } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { productMessages as messages } from "../messages";
import type { ProductParts } from "./product-values";

type Fault = readonly [field: string, text: Text, key?: CodeKey];

/**
 * Refuses a product with missing references: categories, brand, guarantees, shipping template or coupons.
 *
 * An expired coupon may stay if the product had it before, and cannot be added again.
 */
export async function assertReferences(shop: Shop, { product, couponIds }: ProductParts, givenIds: readonly number[] = []) {
  const faults: Fault[] = [];
  if (!(await shop.categories.holds(product.cateIds))) faults.push(["cateId", messages.categoryMissing, "productCategoryMissing"]);
  const level = await shop.categories.platformLevel(product.categoryId);
  if (level === undefined) faults.push(["categoryId", messages.platformCategoryMissing, "platformCategoryMissing"]);
  else if (level !== 3) faults.push(["categoryId", messages.platformCategoryLevel]);
  if (product.brandId !== 0 && (await shop.products.brands.name(product.brandId)) === undefined)
    faults.push(["brandId", messages.brandMissing, "brandMissing"]);
  if (product.guaranteeIds.length > 0) await shop.guarantees.groups.hold(product.guaranteeIds);
  if ((await shop.guarantees.some(product.guaranteeIds)).length < product.guaranteeIds.length)
    faults.push(["guaranteeIds", messages.guaranteeMissing, "guaranteeMissing"]);
  if (product.tempId !== 0 && !(await shop.shippingTemplates.holds(product.tempId)))
    faults.push(["tempId", messages.templateMissing, "shippingTemplateMissing"]);
  if ((await shop.coupons.names(couponIds)).size < couponIds.length) faults.push(["couponIds", messages.couponMissing, "couponMissing"]);
  const over = await shop.coupons.nameOfOver(couponIds.filter((id) => !givenIds.includes(id)));
  if (over !== undefined) faults.push(["couponIds", fill(messages.couponOver, { name: over })]);
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, text]) => [field, text]));
  const key = faults.find(([, , code]) => code !== undefined)?.[2];
  throw key === undefined ? invalidFields(fields) : new Refusal(key, {}, { fields });
}
