/** Why the content of a cell is not known: it is an error, a formula that was never worked out, or has lost digits. */
export type CellFault = "error" | "formula" | "digits";

/** A cell of a file: its kind, and what a person sees in it. */
export type TableCell =
  | { readonly kind: "blank" | "text" | "number" | "date" | "boolean"; readonly text: string }
  | { readonly kind: "fault"; readonly text: string; readonly fault: CellFault };

/** A cell with nothing in it. */
export const blankCell: TableCell = { kind: "blank", text: "" };

/** A cell of text; one of blanks is blank. */
export function textCell(content: string): TableCell {
  const text = content.trim();
  return text === "" ? blankCell : { kind: "text", text };
}

/** Why the content of a cell is not known; undefined where it is. */
export const faultOf = (cell: TableCell | undefined): CellFault | undefined => (cell?.kind === "fault" ? cell.fault : undefined);

/** A row of a file, with its number there. */
export interface TableRow {
  readonly row: number;
  /** In the order of the headings. */
  readonly cells: readonly TableCell[];
}

/** What a file of xlsx or csv holds: its first row with something in it heads the others; rows of nothing are left out. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** How large a file may be. */
export interface TableLimits {
  /** Of the file itself. */
  readonly bytes: number;
  /** Of what it holds when it is unpacked. */
  readonly unpackedBytes: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * Why a file is not read: it is too large, packed to be huge, wide or long, broken, protected or of an old format, no table at
 * all, in no encoding that is known, names documents of elsewhere, or holds nothing.
 */
export type TableProblem =
  | "tooLarge"
  | "tooPacked"
  | "tooManyRows"
  | "tooManyColumns"
  | "broken"
  | "protected"
  | "noTable"
  | "encoding"
  | "entities"
  | "empty";

/** What became of reading a file. */
export type TableOutcome = { readonly table: Table } | { readonly problem: TableProblem };

/** A file that is not read, and why. */
export class TableFault extends Error {
  constructor(
    readonly problem: TableProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
