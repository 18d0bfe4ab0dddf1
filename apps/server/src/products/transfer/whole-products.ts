import { pause } from "../../core/yield-every";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import type { StoredProduct } from "../form/product-info";
import { skuSlices, skusIn } from "../list/sku-slices";

/** The most SKUs of the products of one import together: its cost depends on them, not on the rows of the file. */
export const importSkusMax = 10_000;

/** The complete products of an import, by id; refuses too many before reading them. `isLocked` locks them. */
export async function wholeProducts(shop: Shop, ids: readonly number[], isLocked: boolean): Promise<Map<number, StoredProduct>> {
  const { edits, transfer } = shop.products;
  const counts = await transfer.skuCounts(ids);
  assertFew(skusIn(counts));
  const found = new Map<number, StoredProduct>();
  for (const slice of skuSlices(ids, counts)) {
    for (const [id, product] of await edits.whole(slice, isLocked)) found.set(id, product);
    await pause();
  }
  return found;
}

/** Refuses an import that touches too many SKUs. */
export function assertFew(count: number) {
  if (count > importSkusMax) throw new Refusal("importTooLarge", { count, limit: importSkusMax });
}
