import { rowsByProduct } from "@shopkeeper/sdk/rules/products";
import type { Table, TableLimits } from "../../core/table-file";
import { type ColumnMatch, type ImportKind, type ProductColumn, productColumns } from "./product-import-columns";

/** A row as it is sent. */
export interface ImportRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ProductColumn, string>>>;
}

/** Cells that were corrected after the file was read: row → column → text. */
export type CellEdits = ReadonlyMap<number, Readonly<Partial<Record<ProductColumn, string>>>>;

/** The limits of a file, shown before one is chosen. */
export const importLimits: TableLimits = { bytes: 10 * 1024 * 1024, unpackedBytes: 100 * 1024 * 1024, rows: 20_000, columns: 200 };

/** The longest text of a cell. */
const longestCell = 4000;

const mostTogether = 200;
const mostOfOne = 2048;
const mostBytes = 1_500_000;

/** The rows of a file as its columns are matched, with what was corrected. */
export function importRows({ rows }: Table, match: ColumnMatch, edits: CellEdits): ImportRow[] {
  return rows.map(({ row, cells }) => {
    const said: Partial<Record<ProductColumn, string>> = {};
    for (const [place, column] of match.entries()) if (column !== undefined) said[column] = cells[place] ?? "";
    return { row, cells: { ...said, ...edits.get(row) } };
  });
}

/** The same edits with another text in a cell. */
export function withEdit(edits: CellEdits, row: number, column: ProductColumn, text: string): CellEdits {
  return new Map(edits).set(row, { ...edits.get(row), [column]: text });
}

/** Rows that are checked and written together: those of a product; of stock each row alone. */
export const rowGroups = (rows: readonly ImportRow[], kind: ImportKind): ImportRow[][] =>
  kind === "stock" ? rows.map((row) => [row]) : rowsByProduct(rows).map((group) => group.rows);

/** Chunks of groups, one for each call: small enough to show progress. */
export function chunksOf(groups: readonly ImportRow[][]): ImportRow[][] {
  const chunks: ImportRow[][] = [];
  let bytes = 0;
  for (const group of groups) {
    const weight = JSON.stringify(group).length * 3;
    const last = chunks.at(-1);
    if (last && last.length + group.length <= mostTogether && bytes + weight <= mostBytes) {
      last.push(...group);
      bytes += weight;
    } else {
      chunks.push([...group]);
      bytes = weight;
    }
  }
  return chunks;
}

/** Why rows cannot be sent at all. */
export type UnsendableReason = "tooManyRows" | "tooLong" | "brokenText";

/** Why a group cannot be sent, and at which cell; undefined when it can. */
export function unsendable(
  group: readonly ImportRow[],
): { row: number; column: ProductColumn | undefined; reason: UnsendableReason } | undefined {
  if (group.length > mostOfOne) return { row: group[0]?.row ?? 0, column: undefined, reason: "tooManyRows" };
  for (const { row, cells } of group) {
    for (const [column, text] of entriesOf(cells)) {
      if ([...text].length > longestCell) return { row, column, reason: "tooLong" };
      if (!isStorable(text)) return { row, column, reason: "brokenText" };
    }
  }
  return undefined;
}

const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

const entriesOf = (cells: ImportRow["cells"]) =>
  productColumns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]] as const]));
