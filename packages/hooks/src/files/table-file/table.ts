/** Why the content of a cell is not known: it is an error, a formula that was never worked out, or has lost digits. */
export type CellFault = "error" | "formula" | "digits";

/** A cell of a file: its kind, and what a person sees in it. */
export type TableCell =
  | { readonly kind: "blank" | "text" | "number" | "date" | "boolean"; readonly text: string }
  | { readonly kind: "fault"; readonly text: string; readonly fault: CellFault };

/** A cell with nothing in it. */
export const blankCell: TableCell = { kind: "blank", text: "" };

/** What spreadsheets write for an error, also into text. */
const errorText = /^#(N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA)$/i;

/** A cell of text; one of blanks is blank, one of an error is at fault. */
export function textCell(content: string): TableCell {
  const text = content.trim();
  if (text === "") return blankCell;
  return errorText.test(text) ? { kind: "fault", text, fault: "error" } : { kind: "text", text };
}

/** Why the content of a cell is not known; undefined where it is. */
export const faultOf = (cell: TableCell | undefined): CellFault | undefined => (cell?.kind === "fault" ? cell.fault : undefined);

/** A row of a file, with its number there. */
export interface TableRow {
  readonly row: number;
  /** In the order of the headings. */
  readonly cells: readonly TableCell[];
  /** Hidden by a filter, or by hand. */
  readonly isHidden?: boolean;
}

/** An encoding of text, by the name that `TextDecoder` takes. */
export type TableEncoding = string;

/** How a file is to be read, where it leaves a choice. */
export interface TableChoice {
  /** One of its visible sheets; the first one where it is left out. */
  readonly sheet?: string;
  /** The encoding of its text; it is detected where it is left out. */
  readonly encoding?: TableEncoding;
  /** Reads hidden rows too. */
  readonly withHidden?: boolean;
}

/** How a file was read, and how it could be. */
export interface TableSource {
  readonly sheet: string | undefined;
  /** Its visible sheets that hold something; none for text. */
  readonly sheets: readonly string[];
  readonly encoding: TableEncoding | undefined;
  /** The encodings that it can be read in; none for a workbook. */
  readonly encodings: readonly TableEncoding[];
  /** Rows below the headings that are hidden; left out unless `withHidden`. */
  readonly hiddenRows: number;
  readonly withHidden: boolean;
  /** The row of the headings; undefined where there is none. */
  readonly headingRow: number | undefined;
  /** Rows with something in them above the headings. */
  readonly rowsAbove: number;
}

/** What a file holds: a row that heads the others, and those below it; rows of nothing are left out. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly source: TableSource;
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

/** What is asked of a file. */
export interface TableOptions {
  readonly limits: TableLimits;
  /** Headings that are known, as `headingKey` spells them; the row that has most of them heads the others. */
  readonly headings: readonly string[];
  readonly choice?: TableChoice;
  /** Whether a row of texts is one to read already, where no row heads the others. */
  readonly isRow?: (texts: readonly string[]) => boolean;
}

/**
 * Why a file is not read: it is too large, packed to be huge, wide or long, broken, protected, a table of another format, no table
 * at all, in no encoding that is known, names documents of elsewhere, or holds nothing.
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

/** The first rows of a text as they read in one encoding. */
export interface EncodingPreview {
  readonly encoding: TableEncoding;
  readonly rows: readonly (readonly string[])[];
}

/** What became of reading a file; where its encoding is not sure, it is asked. */
export type TableOutcome =
  | { readonly table: Table }
  | { readonly problem: TableProblem }
  | { readonly encodings: readonly EncodingPreview[] };

/** The rows of a file before it is known which of them heads the others. */
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

/** A text whose encoding is not sure. */
export class EncodingDoubt extends Error {
  constructor(readonly encodings: readonly EncodingPreview[]) {
    super("encoding");
  }
}
