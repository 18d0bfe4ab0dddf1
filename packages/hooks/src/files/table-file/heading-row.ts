import type { TableRow } from "./table";

/** How many rows are looked at for the headings. */
const most = 20;

/** A heading for comparison: without case, spaces, bracketed text, and the signs that mark a column as required. */
export const headingKey = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\(.*?\)|[\s*:_-]|\p{Cf}/gu, "");

/**
 * The place of the row that heads the others: the one with most of the `known` headings, else the first one below a title.
 *
 * It is -1 where that is a row to read itself.
 */
export function headingPlace(rows: readonly TableRow[], known: ReadonlySet<string>, isRow?: (texts: readonly string[]) => boolean): number {
  const first = rows.slice(0, most);
  const counts = first.map(({ cells }) => new Set(cells.map(({ text }) => headingKey(text)).filter((key) => known.has(key))).size);
  const best = Math.max(0, ...counts);
  if (best > 0) return counts.indexOf(best);
  if (isRow?.(first[0]?.cells.map(({ text }) => text) ?? [])) return -1;
  const below = first.findIndex((row) => !isTitle(row));
  return below > 0 && widthOf(first[below]) >= 3 ? below : 0;
}

const widthOf = (row: TableRow | undefined) => row?.cells.filter(({ kind }) => kind !== "blank").length ?? 0;

/** A row of one cell that is no number of an order or a parcel. */
const isTitle = (row: TableRow) => widthOf(row) === 1 && !row.cells.some(({ text }) => /^[\w-]{6,}$/.test(text));
