import { xlsxText } from "@shopkeeper/sdk/rules/core";
import { csvStream } from "./csv-stream";
import type { Sheet, SheetCell, SheetColumn, Spreadsheets } from "../ports/spreadsheets";

/** Spreadsheets (xlsx by hucre, and csv), in Node and in a page. */
export const hucreSpreadsheets: Spreadsheets = {
  write: (sheet, format) => (format === "csv" ? csvStream(sheet) : xlsxStream(sheet)),
};

/** The workbook as a stream; the xlsx writer is loaded on first use. */
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

/** A text column is marked as text, so that a value that begins with = stays text when it is edited. */
const formatOf = ({ decimals }: Pick<SheetColumn, "decimals">) =>
  decimals === undefined ? "@" : decimals === 0 ? "0" : `0.${"0".repeat(decimals)}`;

async function* written(rows: AsyncIterable<readonly SheetCell[]>) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === "string" ? xlsxText(cell) || null : cell));
}
