import type { Schema } from "@shopkeeper/sdk/contract";

/** What a cell holds. Text stays text, whatever it begins with. */
export type SheetCell = string | number | null;

/** A column: its name in the contract, its heading, how many characters wide it is, and how many decimals its numbers show; one of text has none. */
export interface SheetColumn {
  key: string;
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

/** The format of a table's file. */
export type SheetFormat = Schema<"ExportFormat">;

/** Writes tables as files. */
export interface Spreadsheets {
  /** The bytes of a file, made no faster than they are read and never kept. */
  write(sheet: Sheet, format: SheetFormat): ReadableStream<Uint8Array<ArrayBuffer>>;
}
