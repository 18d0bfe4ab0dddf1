import { type CellObject, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { numberCell } from "./number-cell";
import { blankCell, type SourceRows, textCell, type TableCell, TableFault, type TableRow } from "./table";
import { compoundParts } from "./untyped-xlsx";

/** The rows of a workbook's sheet: the named one, else the first visible one that is not empty. */
export function workbookRows(content: Uint8Array<ArrayBuffer> | string, wanted: string | undefined, columns: number): SourceRows {
  const book = opened(content);
  const visible = book.SheetNames.filter((name, at) => {
    const sheet = book.Sheets[name];
    return sheet?.["!type"] !== "chart" && !book.Workbook?.Sheets?.[at]?.Hidden && rowsOf(sheet).some((row) => row !== undefined);
  });
  const sheet = visible.find((name) => name === wanted) ?? visible[0];
  if (sheet === undefined) throw new TableFault("empty");
  return { rows: sheetRows(book.Sheets[sheet], columns), sheet, sheets: visible };
}

/** Refuses a file from before 2007 that has a password, or is not a workbook from after 1996. */
export function checkCompound(bytes: Uint8Array<ArrayBuffer>): void {
  const names = new Set(partsOf(bytes).map((path) => path.split("/").at(-1)));
  if (names.has("EncryptedPackage")) throw new TableFault("protected");
  // earlier workbooks have text in the encoding of the computer that wrote it
  if (!names.has("Workbook")) throw new TableFault(names.has("Book") ? "otherFormat" : "noTable");
}

function partsOf(bytes: Uint8Array<ArrayBuffer>): readonly string[] {
  try {
    return compoundParts(bytes);
  } catch (failure) {
    throw new TableFault("broken", { cause: failure });
  }
}

function opened(content: Uint8Array<ArrayBuffer> | string): WorkBook {
  try {
    // dates stay numbers, text of a web page stays text
    return read(content, { type: typeof content === "string" ? "string" : "array", ...options });
  } catch (failure) {
    const isProtected = failure instanceof Error && /password|encrypt/i.test(failure.message);
    throw new TableFault(isProtected ? "protected" : "broken", { cause: failure });
  }
}

const options = { dense: true, cellNF: true, cellStyles: true, cellHTML: false, raw: true, dateNF: "yyyy/m/d" } as const;

type Cells = readonly (CellObject | undefined)[];

const rowsOf = (sheet: WorkSheet | undefined): readonly (Cells | undefined)[] => sheet?.["!data"] ?? [];

function* sheetRows(sheet: WorkSheet | undefined, columns: number): Generator<TableRow> {
  const hidden = sheet?.["!rows"];
  for (const [key, cells] of entriesOf(rowsOf(sheet))) {
    if (cells) yield { row: key + 1, cells: cellsOf(cells, columns), ...(hidden?.[key]?.hidden && { isHidden: true }) };
  }
}

/** The entries of a sparse array, without iterating over its gaps. */
const entriesOf = <Item>(list: readonly Item[]) => Object.keys(list).map((key) => [Number(key), list[Number(key)]] as const);

function cellsOf(cells: Cells, columns: number): TableCell[] {
  const row: TableCell[] = [];
  for (const [at, content] of entriesOf(cells)) {
    const cell = content ? cellOf(content) : blankCell;
    if (cell.kind === "blank") continue;
    if (at >= columns) throw new TableFault("tooManyColumns");
    while (row.length < at) row.push(blankCell);
    row.push(cell);
  }
  return row;
}

function cellOf({ t, v, w = "", z, f }: CellObject): TableCell {
  if (t === "e") return { kind: "fault", text: w || "#", fault: "error" };
  if (t === "z") return f === undefined ? blankCell : { kind: "fault", text: `=${f}`, fault: "formula" };
  if (t === "b") return { kind: "boolean", text: v === true ? "TRUE" : "FALSE" };
  if (t === "n" && typeof v === "number") return numberCell(v, typeof z === "string" ? z : undefined, w);
  return textCell(String(v ?? ""));
}
