import { priceDoubt } from "@shopkeeper/sdk/rules/products";
import type { SkuCells } from "./sku-column";
import type { SkuMatrix } from "./sku-matrix";
import type { SkuPhrase } from "./sku-messages";
import type { SkuMatrixRow, StoredSku } from "./sku-state";
import { type NotedCell, notedCells, type SkuNotes } from "./sku-problems";

/** Implausible prices; they do not prevent a save. */
export interface MatrixWarnings {
  /** By row, then by column. */
  readonly cells: ReadonlyMap<string, SkuNotes>;
  readonly first: NotedCell | undefined;
  readonly count: number;
}

/** Implausible prices: missing, 0.01, below cost, ten times the stored price or a tenth of it. */
export const matrixWarnings = ({ rows, state: { stored } }: SkuMatrix): MatrixWarnings =>
  notedCells(rows, ["price"], (row) => warningOf(row, stored.get(row.key)));

/** The number of implausible prices that are not already stored; those of a copy are not. */
export function doubtfulPrices(matrix: SkuMatrix): number {
  const { rows, state } = matrix;
  const { cells: warned } = matrixWarnings(matrix);
  const isStored = ({ key, cells }: SkuMatrixRow) => {
    const stored = state.stored.get(key);
    return stored !== undefined && stored.id > 0 && stored.price === cells.price;
  };
  return rows.filter((row) => warned.has(row.key) && !isStored(row)).length;
}

const known = new WeakMap<SkuMatrixRow, { stored: StoredSku | undefined; notes: SkuNotes | undefined }>();

/** Computed once per row object. */
function warningOf(row: SkuMatrixRow, stored: StoredSku | undefined): SkuNotes | undefined {
  const before = known.get(row);
  if (before && before.stored === stored) return before.notes;
  const notes = warnAbout(row, stored);
  known.set(row, { stored, notes });
  return notes;
}

function warnAbout({ cells }: SkuMatrixRow, stored: StoredSku | undefined): SkuNotes | undefined {
  const warning = priceWarning(cells, stored?.price);
  return warning && { price: warning };
}

/** The warning for a price, compared with the cost and the stored price. */
export function priceWarning({ price, cost }: Pick<SkuCells, "price" | "cost">, stored = ""): SkuPhrase | undefined {
  const doubt = priceDoubt(centsIn(price), centsIn(cost), centsIn(stored));
  if (doubt === undefined) return undefined;
  return doubt === "zero" || doubt === "untouched" ? plain[doubt] : { key: `warnings.${doubt}`, params: { price, cost, before: stored } };
}

const plain = { zero: { key: "warnings.zero" }, untouched: { key: "warnings.untouched" } } as const satisfies Record<string, SkuPhrase>;

/** An amount in cents; NaN if empty. Amounts this small are exact. */
const centsIn = (amount: string) => (amount === "" ? Number.NaN : Math.round(Number(amount) * 100));
