import { memberOf } from "@shopkeeper/sdk/rules/core";
import { storedKey } from "./spec-matrix";
import type { SkuValues } from "../form/product-values";
import type { skus } from "../tables";

type SkuRow = typeof skus.$inferSelect;

/** A SKU row to store. */
export type PlannedSku = Omit<SkuValues, "id" | "key" | "stockPlace"> & { place: number; stockPlace: string | null };

/** The writes that give a product exactly the wanted SKUs. */
export interface SkuPlan {
  added: PlannedSku[];
  changed: (PlannedSku & { id: number })[];
  /** The ids of SKUs that are removed, or whose values another row may take over. */
  released: number[];
}

/**
 * Assigns rows to the wanted SKUs: a SKU keeps the id that it contains, else it gets the row with the same values, even if
 * that row was deleted before. `known` are all rows that the product ever had.
 */
export function planSkus(known: readonly SkuRow[], wanted: readonly SkuValues[]): SkuPlan {
  const free = new Map(known.map((row) => [row.id, row]));
  const named = wanted.map(({ id }) => take(free, id));
  const byKey = new Map<string, SkuRow>();
  // the newest wins, but a living row before all deleted ones
  for (const row of [...free.values()].sort((one, other) => Number(other.isDel) - Number(one.isDel) || one.id - other.id)) {
    const key = storedKey(row.attrValue);
    if (key !== undefined) byKey.set(key, row);
  }
  const plan: SkuPlan = { added: [], changed: [], released: [] };
  for (const [place, { id: _, key, ...values }] of wanted.entries()) {
    const row = named[place] ?? take(free, byKey.get(key)?.id);
    const { stockPlace = row?.stockPlace ?? null } = values;
    const planned = { ...values, stockPlace, place };
    if (!row) plan.added.push(planned);
    else if (row.isDel || isOther(row, planned)) plan.changed.push({ ...planned, id: row.id });
    if (row && !row.isDel && row.sku !== values.sku) plan.released.push(row.id);
  }
  for (const row of free.values()) if (!row.isDel) plan.released.push(row.id);
  return plan;
}

function take(rows: Map<number, SkuRow>, id: number | undefined): SkuRow | undefined {
  const row = id === undefined ? undefined : rows.get(id);
  if (row) rows.delete(row.id);
  return row;
}

const isOther = (row: SkuRow, planned: PlannedSku) => Object.entries(planned).some(([column, value]) => memberOf(row, column) !== value);
