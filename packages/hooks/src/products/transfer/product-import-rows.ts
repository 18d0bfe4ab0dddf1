import { rowsByProduct } from "@shopkeeper/sdk/rules/products";
import { type CellFault, faultOf, type Table, type TableLimits } from "../../files/table-file";
import { type ColumnMatch, type ImportKind, type ProductColumn, productColumns } from "./product-import-columns";

/** A row in request format. */
export interface ImportRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ProductColumn, string>>>;
}

/** A row of a file, including cells of unknown content. */
export interface FileRow extends ImportRow {
  readonly faults?: Readonly<Partial<Record<ProductColumn, CellFault>>>;
}

/** Cells that were corrected after the file was read: row → column → text. */
export type CellEdits = ReadonlyMap<number, Readonly<Partial<Record<ProductColumn, string>>>>;

/** The limits of a file, shown before one is chosen. */
export const importLimits: TableLimits = { bytes: 10 * 1024 * 1024, unpackedBytes: 100 * 1024 * 1024, rows: 20_000, columns: 200 };

/** The maximum text length of a cell. */
const longestCell = 4000;

const mostTogether = 200;
const mostOfOne = 2048;
const mostBytes = 1_500_000;

/** The rows of a file by its column match, with corrections. */
export function importRows({ rows }: Pick<Table, "rows">, match: ColumnMatch, edits: CellEdits): FileRow[] {
  return rows.map(({ row, cells }) => {
    const said: Partial<Record<ProductColumn, string>> = {};
    const faults: Partial<Record<ProductColumn, CellFault>> = {};
    const edited = edits.get(row);
    for (const [place, column] of match.entries()) {
      if (column === undefined) continue;
      said[column] = cells[place]?.text ?? "";
      const fault = faultOf(cells[place]);
      if (fault && edited?.[column] === undefined) faults[column] = fault;
    }
    return { row, cells: { ...said, ...edited }, ...(Object.keys(faults).length > 0 && { faults }) };
  });
}

/** The edits with a new text for a cell. */
export function withEdit(edits: CellEdits, row: number, column: ProductColumn, text: string): CellEdits {
  return new Map(edits).set(row, { ...edits.get(row), [column]: text });
}

/** Rows that are checked and written together: the rows of one product; for stock each row alone. */
export const rowGroups = <Row extends ImportRow>(rows: readonly Row[], kind: ImportKind): Row[][] =>
  kind === "stock" ? rows.map((row) => [row]) : rowsByProduct(rows).map((group) => group.rows);

/** Chunks of groups, one per call: small enough to show progress. */
export function chunksOf<Row extends ImportRow>(groups: readonly Row[][]): Row[][] {
  const chunks: Row[][] = [];
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

/** Why a row cannot be sent, and its cell if there is a single one. */
export interface Unsendable {
  readonly row: number;
  readonly column: ProductColumn | undefined;
  readonly reason: CellFault | "tooManyRows" | "tooLong" | "brokenText";
}

/** Everything that prevents sending a group; empty if it can be sent. */
export function unsendable(group: readonly FileRow[]): Unsendable[] {
  if (group.length > mostOfOne) return [{ row: group[0]?.row ?? 0, column: undefined, reason: "tooManyRows" }];
  return group.flatMap(({ row, cells, faults }) =>
    entriesOf(cells).flatMap(([column, text]) => {
      const reason = faults?.[column] ?? ([...text].length > longestCell ? "tooLong" : isStorable(text) ? undefined : "brokenText");
      return reason ? [{ row, column, reason }] : [];
    }),
  );
}

const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

const entriesOf = (cells: ImportRow["cells"]) =>
  productColumns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]] as const]));
