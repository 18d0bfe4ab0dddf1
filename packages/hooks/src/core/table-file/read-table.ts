import { csvRows } from "./csv-rows";
import { type Table, type TableCell, TableFault, type TableLimits, type TableOutcome, type TableRow } from "./table";
import { xlsxRows } from "./xlsx-rows";

/**
 * Reads a file of xlsx or csv; its content decides which, not its name. Never rejects for what a file holds.
 *
 * It takes its time: in a page it belongs into a worker.
 */
export async function readTable(file: Blob, limits: TableLimits): Promise<TableOutcome> {
  if (file.size > limits.bytes) return { problem: "tooLarge" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { table: await tableOf(rowsOf(bytes, limits), limits) };
  } catch (failure) {
    if (failure instanceof TableFault) return { problem: failure.problem };
    throw failure;
  }
}

function rowsOf(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits) {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (bytes.length === 0) throw new TableFault("empty");
  if (start.startsWith("PK")) return xlsxRows(bytes, limits);
  // a workbook of before 2007, or one with a password
  if (start === "\u00d0\u00cf\u0011\u00e0") throw new TableFault("protected");
  if (start === "%PDF" || /^(\u0089PNG|GIF8|\u00ff\u00d8)/.test(start)) throw new TableFault("noTable");
  return csvRows(bytes, limits);
}

async function tableOf(source: AsyncIterable<TableRow> | Iterable<TableRow>, limits: TableLimits): Promise<Table> {
  let headings: readonly string[] | undefined;
  const rows: TableRow[] = [];
  for await (const { row, cells: said } of source) {
    const cells = withoutEnd(said);
    if (cells.length > limits.columns) throw new TableFault("tooManyColumns");
    if (cells.length === 0) continue;
    if (!headings) headings = cells.map(({ text }) => text);
    else if (rows.length === limits.rows) throw new TableFault("tooManyRows");
    else rows.push({ row, cells });
  }
  if (!headings || rows.length === 0) throw new TableFault("empty");
  return { headings, rows };
}

/** The cells up to the last one that says something. */
const withoutEnd = (cells: readonly TableCell[]) => cells.slice(0, cells.findLastIndex(({ kind }) => kind !== "blank") + 1);
