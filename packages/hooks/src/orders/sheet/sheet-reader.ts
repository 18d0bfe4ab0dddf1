import type { KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { readTable, type Table, type TableChoice, type TableLimits, type TableOutcome, type TableSource } from "../../files/table-file";
import { guessMatch, isOrderNo, knownHeadings, type SheetMatch } from "./sheet-columns";
import { type SheetEdits, type SheetRow, sheetRows } from "./sheet-rows";

/** The request to read a sheet. */
export interface SheetRequest {
  /** A file, or text rows as copied from a spreadsheet; without it the last sheet is matched again. */
  readonly source?: Blob | string;
  readonly limits: TableLimits;
  readonly choice?: TableChoice;
  /** The column positions; guessed if absent. */
  readonly match?: SheetMatch;
  readonly edits: SheetEdits;
  readonly companies: readonly KnownCompany[];
  /** The company for rows without one. */
  readonly fallback: string | undefined;
}

/** A parsed sheet: its headings, the cells of its first row, and all rows by its column match. */
export interface MatchedSheet {
  readonly headings: readonly string[];
  readonly first: readonly string[];
  readonly match: SheetMatch;
  readonly rows: readonly SheetRow[];
  readonly source: TableSource;
}

/** The result of reading a sheet. */
export type SheetOutcome = MatchedSheet | Exclude<TableOutcome, { readonly table: Table }>;

/** Reads sheets and keeps the last one, so that a correction does not transfer the file again. Runs in a worker. */
export function sheetReader(): (request: SheetRequest) => Promise<SheetOutcome> {
  let table: Table | undefined;
  return async ({ source, limits, choice, match: chosen, edits, companies, fallback }) => {
    if (source !== undefined) {
      const outcome = await readTable(source, {
        ...{ limits, headings: knownHeadings, isRow: (texts) => texts.some(isOrderNo) },
        ...(choice && { choice }),
      });
      if (!("table" in outcome)) return outcome;
      ({ table } = outcome);
    }
    if (!table) return { problem: "empty" };
    const match = chosen ?? guessMatch(table, companies);
    const rows = sheetRows(table, match, { edits, companies, fallback });
    return { headings: table.headings, first: table.rows[0]?.cells.map(({ text }) => text) ?? [], match, rows, source: table.source };
  };
}
