import { csvContent } from "@shopkeeper/sdk/rules/core";
import { parseCsv } from "hucre/csv";
import { readBlock } from "../pasted-block";
import { textCell, type TableRow } from "./table";

/** The rows of a text with separators; a first line `sep=;` defines the separator and is not a row. At most `most` rows are read. */
export function textRows(text: string, most: number): TableRow[] {
  const [line = "", delimiter] = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const skipped = line === "" ? 0 : 1;
  const rows = parseCsv(text.slice(line.length), { ...(delimiter !== undefined && { delimiter }), maxRows: most });
  return rows.map((values, at) => ({ row: at + 1 + skipped, cells: values.map((value) => textCell(csvContent(String(value ?? "")))) }));
}

/** The rows of pasted text: copied from a spreadsheet with tabs, or typed with commas or blanks. */
export function pastedRows(text: string, most: number): TableRow[] {
  if (text.includes("\t")) {
    const rows = readBlock(text).slice(0, most);
    return rows.map((values, at) => ({ row: at + 1, cells: values.map(textCell) }));
  }
  return text.split(/\r\n|\r|\n/).map((line, at) => ({
    row: at + 1,
    cells: line
      .trim()
      .split(/\s*[,，;；]\s*|\s+/)
      .map(textCell),
  }));
}
