import { priceDoubt } from "@shopkeeper/sdk/rules/products";
import type { SkuCells } from "./sku-column";
import type { SkuMatrix } from "./sku-matrix";
import type { SkuPhrase } from "./sku-messages";
import type { SkuMatrixRow, StoredSku } from "./sku-state";
import { type NotedCell, notedCells, type SkuNotes } from "./sku-problems";

/** Prices that look wrong; none keeps anyone from saving. */
export interface MatrixWarnings {
  /** By row, then by column. */
  readonly cells: ReadonlyMap<string, SkuNotes>;
  readonly first: NotedCell | undefined;
  readonly count: number;
}

/** Prices that look wrong: none, 0.01, below cost, ten times the stored one or a tenth of it. */
export const matrixWarnings = ({ rows, state: { stored } }: SkuMatrix): MatrixWarnings =>
  notedCells(rows, ["price"], (row) => warningOf(row, stored.get(row.key)));

/** How many prices look wrong that are not stored so already; those of a copy are not. */
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

/** Asked of each row once, as long as it is the same. */
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

/** What looks wrong with a price, beside the cost and the one that is stored. */
export function priceWarning({ price, cost }: Pick<SkuCells, "price" | "cost">, stored = ""): SkuPhrase | undefined {
  const doubt = priceDoubt(centsIn(price), centsIn(cost), centsIn(stored));
  if (doubt === undefined) return undefined;
  return doubt === "zero" || doubt === "untouched" ? plain[doubt] : { key: `warnings.${doubt}`, params: { price, cost, before: stored } };
}

const plain = { zero: { key: "warnings.zero" }, untouched: { key: "warnings.untouched" } } as const satisfies Record<string, SkuPhrase>;

/** An amount in cents; NaN where there is none. Amounts this small are exact. */
const centsIn = (amount: string) => (amount === "" ? Number.NaN : Math.round(Number(amount) * 100));
