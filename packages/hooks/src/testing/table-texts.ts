import type { TableOutcome } from "../core/table-file/table";

/** What a file says, each cell as its text. */
export function textsOf(outcome: TableOutcome) {
  if ("problem" in outcome) return outcome;
  const { headings, rows } = outcome.table;
  return { table: { headings, rows: rows.map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => text) })) } };
}
