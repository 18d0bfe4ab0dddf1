import { parseCsv } from "hucre/csv";
import { textCell, TableFault, type TableLimits, type TableRow } from "./table";

/** The rows of a text with separators, in UTF-8 (or UTF-16 with its mark) or GB18030, as Chinese spreadsheets save it. */
export function csvRows(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): TableRow[] {
  const text = decoded(bytes);
  if (text.includes("\0")) throw new TableFault("noTable");
  // one more than there may be tells that there are too many
  const rows = parseCsv(text, { unescapeFormulae: true, maxRows: limits.rows + 2 });
  return rows.map((values, at) => ({ row: at + 1, cells: values.map((value) => textCell(String(value ?? ""))) }));
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  for (const encoding of encodingsOf(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // it is another one
    }
  }
  throw new TableFault("encoding");
}

function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if (first === 0xff && second === 0xfe) return ["utf-16le"];
  if (first === 0xfe && second === 0xff) return ["utf-16be"];
  return ["utf-8", "gb18030"];
}
