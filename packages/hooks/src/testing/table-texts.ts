import type { TableOutcome } from "../files/table-file/table";

/** The cells of a table as text; a faulty cell as `!` with its fault. */
export function tableTexts(outcome: TableOutcome) {
  if (!("table" in outcome)) return outcome;
  const { headings, rows } = outcome.table;
  return {
    table: {
      headings,
      rows: rows.map(({ row, cells }) => ({ row, cells: cells.map((cell) => (cell.kind === "fault" ? `!${cell.fault}` : cell.text)) })),
    },
  };
}
