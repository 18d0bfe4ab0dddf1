import { and, count, eq, inArray, not } from "drizzle-orm";
import type { Scope } from "../../tenancy/scope";
import { skus } from "../tables";

/** The number of SKUs per read, so that other requests are answered in between. */
const SLICE = 1_000;

/** Products in slices of about so many SKUs, in the order of their ids, so that two imports lock in the same order. */
export function skuSlices(ids: readonly number[], counts: ReadonlyMap<number, number>): number[][] {
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

/** The number of SKUs of some products together. */
export const skusIn = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The number of SKUs of each of some products; products without any are left out. */
export async function skuCounts({ db, merId }: Pick<Scope, "db" | "merId">, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: skus.productId, skus: count() })
    .from(skus)
    .where(and(eq(skus.merId, merId), inArray(skus.productId, [...ids]), not(skus.isDel)))
    .groupBy(skus.productId);
  return new Map(rows.map((row) => [row.id, row.skus]));
}
