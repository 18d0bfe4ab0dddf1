import { Refusal } from "../../core/refusal";
import type { Shop } from "../../core/shop";
import type { StoredProduct } from "../form/product-info";

/** How many SKUs the products of one import may have together: what it takes is measured by them, not by the rows of the file. */
export const importSkusMax = 10_000;

/** How many SKUs are read at a time. */
const SLICE = 1_000;

/** The products of an import, whole, by id; refuses too many, before they are read. With `isLocked` nobody else changes them. */
export async function wholeProducts(shop: Shop, ids: readonly number[], isLocked: boolean): Promise<Map<number, StoredProduct>> {
  const { transfer } = shop.products;
  const counts = await transfer.skuCounts(ids);
  demandFew([...counts.values()].reduce((sum, count) => sum + count, 0));
  const found = new Map<number, StoredProduct>();
  for (const slice of slicesOf(ids, counts)) {
    for (const [id, product] of await transfer.whole(slice, isLocked)) found.set(id, product);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}

/** Refuses an import that touches too many SKUs. */
export function demandFew(count: number) {
  if (count > importSkusMax) throw new Refusal("importTooLarge", { count, limit: importSkusMax });
}

/** Ids in their order, so that two imports lock in the same one, as many at a time as have about a slice of SKUs. */
function slicesOf(ids: readonly number[], counts: ReadonlyMap<number, number>): number[][] {
  const slices: number[][] = [];
  let left = 0;
  for (const id of [...ids].sort((one, other) => one - other)) {
    const last = left > 0 ? slices.at(-1) : undefined;
    if (last) last.push(id);
    else {
      slices.push([id]);
      left = SLICE;
    }
    left -= counts.get(id) ?? 1;
  }
  return slices;
}
