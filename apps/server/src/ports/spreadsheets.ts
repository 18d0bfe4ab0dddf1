/** What a cell holds. Text stays text, whatever it begins with. */
export type SheetCell = string | number | null;

/** A column: its heading, how many characters wide it is, and how many decimals its numbers show; one of text has none. */
export interface SheetColumn {
  heading: string;
  width: number;
  decimals?: number;
}

/** A table, its rows made as they are read. */
export interface Sheet {
  title: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly SheetCell[]>;
}

/** Writes tables as xlsx. */
export interface Spreadsheets {
  /** The bytes of a workbook, made no faster than they are read and never kept. */
  write(sheet: Sheet): ReadableStream<Uint8Array<ArrayBuffer>>;
}
