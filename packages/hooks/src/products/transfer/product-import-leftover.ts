import { labelOf } from "@shopkeeper/sdk";
import { textOf } from "../../core";
import { csvText } from "../../core/table-file/csv-text";
import type { ColumnMatch } from "./product-import-columns";
import type { ImportLine } from "./product-import-line";
import type { ImportRow } from "./product-import-rows";
import { productTransferText } from "./product-transfer-messages";

/** The rows of lines that were not imported, as a file with a column for the reason; it can be corrected and imported. */
export function leftoverFile(lines: readonly ImportLine[], rows: readonly ImportRow[], match: ColumnMatch, language: string): Blob {
  const columns = match.flatMap((column) => column ?? []);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const reason = textOf(productTransferText, "import.done.reason");
  const table = lines.flatMap((line) =>
    line.rows.map((row) => [...columns.map((column) => byRow.get(row)?.cells[column] ?? ""), reasonOf(line, row, language)]),
  );
  const headings = [...columns.map((column) => labelOf("ProductColumn", column, language)), reason];
  return new Blob([csvText([headings, ...table])], { type: "text/csv;charset=utf-8" });
}

function reasonOf({ faults, message }: ImportLine, row: number, language: string): string {
  const own = faults.filter((fault) => fault.row === row);
  const messages = own.map(({ column, message: said }) => (column ? `${labelOf("ProductColumn", column, language)}: ${said}` : said));
  return [...(message ? [message] : []), ...messages].join(" ");
}
