import type { KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { readTable, type Table, type TableLimits, type TableProblem } from "../../core/table-file";
import { pastedTable } from "./pasted-table";
import { guessMatch, type SheetMatch, withHeadRow } from "./sheet-columns";
import { type SheetEdits, type SheetRow, sheetRows } from "./sheet-rows";

/** What is to be read of a sheet. */
export interface SheetRequest {
  /** A file, or rows of text, separated as a spreadsheet copies them; without it the last one is matched again. */
  readonly source?: Blob | string;
  readonly limits: TableLimits;
  /** Where its columns stand; they are guessed where it is left out. */
  readonly match?: SheetMatch;
  readonly edits: SheetEdits;
  readonly companies: readonly KnownCompany[];
  /** The company of rows that name none. */
  readonly fallback: string | undefined;
}

/** A sheet that was read: its headings, the cells of its first row, and all rows as its columns are matched. */
export interface MatchedSheet {
  readonly headings: readonly string[];
  readonly first: readonly string[];
  readonly match: SheetMatch;
  readonly rows: readonly SheetRow[];
}

/** What became of reading a sheet. */
export type SheetOutcome = MatchedSheet | { readonly problem: TableProblem };

/** Reads one sheet after the other and keeps the last one, so that a correction does not send it again. It belongs into a worker. */
export function sheetReader(): (request: SheetRequest) => Promise<SheetOutcome> {
  let table: Table = { headings: [], rows: [] };
  return async ({ source, limits, match: chosen, edits, companies, fallback }) => {
    if (source !== undefined) {
      const outcome = typeof source === "string" ? { table: pastedTable(source) } : await readTable(source, limits);
      if ("problem" in outcome) return outcome;
      table = withHeadRow(outcome.table);
    }
    const match = chosen ?? guessMatch(table, companies);
    const rows = sheetRows(table, match, { edits, companies, fallback });
    return { headings: table.headings, first: table.rows[0]?.cells.map(({ text }) => text) ?? [], match, rows };
  };
}
