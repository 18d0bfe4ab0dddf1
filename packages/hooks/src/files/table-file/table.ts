/** Why the content of a cell is not known: it is an error, a formula that was never calculated, or has lost digits. */
export type CellFault = "error" | "formula" | "digits";

/** A cell of a file: its kind, and the text that a person sees in it. */
export type TableCell =
  | { readonly kind: "blank" | "text" | "number" | "date" | "boolean"; readonly text: string }
  | { readonly kind: "fault"; readonly text: string; readonly fault: CellFault };

/** An empty cell. */
export const blankCell: TableCell = { kind: "blank", text: "" };

/** The error values of spreadsheets, which also occur in text. */
const errorText = /^#(N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA)$/i;

/** A cell of text; blanks alone make a blank cell, an error value makes a fault. */
export function textCell(content: string): TableCell {
  const text = content.trim();
  if (text === "") return blankCell;
  return errorText.test(text) ? { kind: "fault", text, fault: "error" } : { kind: "text", text };
}

/** Why the content of a cell is not known; undefined where it is. */
export const faultOf = (cell: TableCell | undefined): CellFault | undefined => (cell?.kind === "fault" ? cell.fault : undefined);

/** A row of a file, with its row number. */
export interface TableRow {
  readonly row: number;
  /** In the order of the headings. */
  readonly cells: readonly TableCell[];
  /** Hidden by a filter, or by hand. */
  readonly isHidden?: boolean;
}

/** A text encoding, by its `TextDecoder` label. */
export type TableEncoding = string;

/** The choices of how to read a file. */
export interface TableChoice {
  /** The name of a visible sheet; the first one by default. */
  readonly sheet?: string;
  /** The encoding of its text; detected by default. */
  readonly encoding?: TableEncoding;
  /** Reads hidden rows too. */
  readonly withHidden?: boolean;
}

/** How a file was read, and the other choices. */
export interface TableSource {
  readonly sheet: string | undefined;
  /** Its visible sheets that are not empty; none for text. */
  readonly sheets: readonly string[];
  readonly encoding: TableEncoding | undefined;
  /** The encodings that it can be read in; none for a workbook. */
  readonly encodings: readonly TableEncoding[];
  /** Rows below the headings that are hidden; left out unless `withHidden`. */
  readonly hiddenRows: number;
  readonly withHidden: boolean;
  /** The row of the headings; undefined where there is none. */
  readonly headingRow: number | undefined;
  /** The number of rows above the headings that are not empty. */
  readonly rowsAbove: number;
}

/** The content of a file: the heading row, and the rows below it; empty rows are left out. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly source: TableSource;
}

/** The size limits of a file. */
export interface TableLimits {
  /** The size of the file itself. */
  readonly bytes: number;
  /** The size of its unpacked content. */
  readonly unpackedBytes: number;
  readonly rows: number;
  readonly columns: number;
}

/** The options of reading a file. */
export interface TableOptions {
  readonly limits: TableLimits;
  /** Known headings, normalized by `headingKey`; the row with most of them is the heading row. */
  readonly headings: readonly string[];
  readonly choice?: TableChoice;
  /** Whether a row of texts is a data row, for files without a heading row. */
  readonly isRow?: (texts: readonly string[]) => boolean;
}

/**
 * Why a file is not read: it is too large, unpacks to too much, is too wide or long, broken, protected, a table of another
 * format, no table at all, in an unknown encoding, refers to external documents, or is empty.
 */
export type TableProblem =
  | "tooLarge"
  | "tooPacked"
  | "tooManyRows"
  | "tooManyColumns"
  | "broken"
  | "protected"
  | "otherFormat"
  | "noTable"
  | "encoding"
  | "entities"
  | "empty";

/** The first rows of a text, decoded in one encoding. */
export interface EncodingPreview {
  readonly encoding: TableEncoding;
  readonly rows: readonly (readonly string[])[];
}

/** The result of reading a file: its table, a problem, or the encodings to choose from if the encoding is not certain. */
export type TableOutcome =
  | { readonly table: Table }
  | { readonly problem: TableProblem }
  | { readonly encodings: readonly EncodingPreview[] };

/** The rows of a file before the heading row is known. */
export interface SourceRows {
  readonly rows: Iterable<TableRow>;
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  readonly encoding?: TableEncoding;
  readonly encodings?: readonly TableEncoding[];
}

/** A file that is not read, and why. */
export class TableFault extends Error {
  constructor(
    readonly problem: TableProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** A text whose encoding is not certain. */
export class EncodingDoubt extends Error {
  constructor(readonly encodings: readonly EncodingPreview[]) {
    super("encoding");
  }
}
