/** A row of a file, with its number there. */
export interface TableRow {
  readonly row: number;
  /** What its cells say, as text, in the order of the headings. */
  readonly cells: readonly string[];
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
