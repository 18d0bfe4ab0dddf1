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

/** Prices that look wrong: none, the 0.01 that rows begin with, below cost, ten times the stored one or a tenth of it. */
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
export function priceWarning({ price: draftPrice, cost }: Pick<SkuCells, "price" | "cost">, stored = ""): SkuPhrase | undefined {
  const price = centsIn(draftPrice);
  if (Number.isNaN(price)) return undefined;
  const before = centsIn(stored);
  if (price === 0) return zero;
  if (price === 1) return untouched;
  if (price >= centsIn(cost) && !(before > 0 && (price >= before * 10 || price * 10 <= before))) return undefined;
  const params = { price: draftPrice, cost, before: stored };
  if (price < centsIn(cost)) return { key: "warnings.belowCost", params };
  return { key: price >= before * 10 ? "warnings.tenfold" : "warnings.tenth", params };
}

const zero: SkuPhrase = { key: "warnings.zero" };
const untouched: SkuPhrase = { key: "warnings.untouched" };

/** An amount in cents; NaN where there is none. Amounts this small are exact. */
const centsIn = (amount: string) => (amount === "" ? Number.NaN : Math.round(Number(amount) * 100));
