import { fill, type Text } from "@shopkeeper/sdk/rules/core";
import { stockProblem, vipPriceProblem } from "@shopkeeper/sdk/rules/products";
import { invalidFields, Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { productMessages as messages } from "../messages";
import type { StoredProduct } from "../form/product-info";
import { productText, type ProductRequest } from "../form/product-values";
import type { StockChange } from "../stock/stock-store";

/** Refuses ids of SKUs that the product never had, and duplicates. */
export async function assertOwnSkus(shop: Shop, { row, skus }: StoredProduct, rows: ProductRequest["attrValue"]) {
  const named = rows.map(({ id }) => ({ id: id || undefined }));
  const living = new Set(skus.map(({ id }) => id));
  const known = named.every(({ id }) => id === undefined || living.has(id)) ? living : await shop.products.edits.skuIds(row.id);
  assertOnce(named, "attrValue", (at) => {
    const id = named[at]?.id;
    return id !== undefined && !known.has(id);
  });
}

/** Refuses additions to SKUs that the product does not have, and duplicates. */
export function assertLivingSkus({ skus }: StoredProduct, changes: readonly StockChange[]) {
  const known = new Set(skus.map((sku) => sku.id));
  assertOnce(changes, "attrValueList", (at) => !known.has(changes[at]?.id ?? 0));
}

/** Refuses settings that do not contain every SKU of a product once, or whose price leaves none for members. */
export function assertEverySku({ row, skus }: StoredProduct, settings: readonly { id: number; price: number }[]) {
  const known = new Map(skus.map((sku) => [sku.id, sku]));
  assertOnce(settings, "attrValue", (at) => !known.has(settings[at]?.id ?? 0));
  if (settings.length !== skus.length) throw invalidFields({ attrValue: fill(messages.allSkus, { count: skus.length }) });
  if (!row.isPaidMember) return;
  const faults = settings.flatMap(({ id, price }, at) => {
    const problem = vipPriceProblem(price, known.get(id)?.vipPrice ?? null);
    return problem ? [[`attrValue.${at}.price`, productText(problem)] as const] : [];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

/** The field errors of additions after one of them found no room. */
export function noRoomFor(changes: readonly StockChange[], { skus }: StoredProduct): Record<string, Text> {
  const stocks = new Map(skus.map((sku) => [sku.id, sku.stock]));
  return Object.fromEntries(
    changes.flatMap(({ id, stock: more }, at) => {
      const problem = stockProblem(stocks.get(id) ?? 0, more);
      return problem ? [[`attrValueList.${at}.stock`, productText(problem)] as const] : [];
    }),
  );
}

/** Refuses rows whose SKU is missing, or is in an earlier row. */
function assertOnce(rows: readonly { id?: number }[], field: string, isMissing: (at: number) => boolean) {
  const seen = new Set<number>();
  const missing: Record<string, Text> = {};
  const twice: Record<string, Text> = {};
  for (const [at, { id }] of rows.entries()) {
    if (isMissing(at)) missing[`${field}.${at}.id`] = messages.skuMissing;
    if (id === undefined) continue;
    if (seen.has(id)) twice[`${field}.${at}.id`] = messages.skuTwice;
    seen.add(id);
  }
  if (Object.keys(missing).length > 0) throw new Refusal("skuMissing", {}, { fields: missing });
  if (Object.keys(twice).length > 0) throw invalidFields(twice);
}
