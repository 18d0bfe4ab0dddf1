import { xlsxText } from "@shopkeeper/sdk/rules/core";
import { csvStream } from "./csv-stream";
import type { Sheet, SheetCell, SheetColumn, Spreadsheets } from "../ports/spreadsheets";

/** Spreadsheets by hucre, and csv, in Node and in a page alike. */
export const hucreSpreadsheets: Spreadsheets = {
  write: (sheet, format) => (format === "csv" ? csvStream(sheet) : xlsxStream(sheet)),
};

/** The workbook as it is written; the writer is loaded by the first one. */
function xlsxStream({ title, columns, rows }: Sheet): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => controller.enqueue(new Uint8Array(bytes)),
  });
  void import("hucre/xlsx")
    .then(({ writeXlsxStream }) =>
      writeXlsxStream(written(rows), {
        name: title,
        columns: columns.map(({ heading, width, decimals }) => ({ header: heading, width, numFmt: formatOf({ decimals }) })),
        freezePane: { rows: 1 },
      }).pipeTo(writable),
    )
    .catch((error: unknown) => writable.abort(error));
  return readable;
}

/** A column of text is marked as such, so that what begins with = stays text when somebody edits it. */
const formatOf = ({ decimals }: Pick<SheetColumn, "decimals">) =>
  decimals === undefined ? "@" : decimals === 0 ? "0" : `0.${"0".repeat(decimals)}`;

async function* written(rows: AsyncIterable<readonly SheetCell[]>) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === "string" ? xlsxText(cell) || null : cell));
}
