import type { Schema } from "@shopkeeper/sdk/contract";

/** The value of a cell. Text stays text, whatever it begins with. */
export type SheetCell = string | number | null;

/** A column: its name in the contract, its heading, its width in characters, and the decimals of its numbers; a text column has none. */
export interface SheetColumn {
  key: string;
  heading: string;
  width: number;
  decimals?: number;
}

/** A table; its rows are generated as they are read. */
export interface Sheet {
  title: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly SheetCell[]>;
}

/** The format of a table's file. */
export type SheetFormat = Schema<"ExportFormat">;

/** Writes tables as files. */
export interface Spreadsheets {
  /** The bytes of a file, generated as they are read and never stored. */
  write(sheet: Sheet, format: SheetFormat): ReadableStream<Uint8Array<ArrayBuffer>>;
}
