import type { TableRow } from "./table";

/** The number of rows that are searched for the headings. */
const most = 20;

/** A heading normalized for comparison: without case, spaces, bracketed text, and the marks of required columns. */
export const headingKey = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\(.*?\)|[\s*:_-]|\p{Cf}/gu, "");

/** The index of the heading row: the row with most of the `known` headings, else the first one below a title; -1 if it is a data row. */
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

/** A row with a single cell that is not an order or tracking number. */
const isTitle = (row: TableRow) => widthOf(row) === 1 && !row.cells.some(({ text }) => /^[\w-]{6,}$/.test(text));
