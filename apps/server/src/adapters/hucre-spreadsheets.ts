import { xlsxText } from "@shopkeeper/sdk/rules/core";
import { writeXlsxStream } from "hucre/xlsx";
import { csvStream } from "./csv-stream";
import type { Sheet, SheetCell, SheetColumn, Spreadsheets } from "../ports/spreadsheets";

/** Spreadsheets by hucre, and csv, in Node and in a page alike. */
export const hucreSpreadsheets: Spreadsheets = {
  write: (sheet, format) => (format === "csv" ? csvStream(sheet) : xlsxStream(sheet)),
};

const xlsxStream = ({ title, columns, rows }: Sheet) =>
  plainBytes(
    writeXlsxStream(written(rows), {
      name: title,
      columns: columns.map(({ heading, width, decimals }) => ({ header: heading, width, numFmt: formatOf({ decimals }) })),
      freezePane: { rows: 1 },
    }),
  );

/** A column of text is marked as such, so that what begins with = stays text when somebody edits it. */
const formatOf = ({ decimals }: Pick<SheetColumn, "decimals">) =>
  decimals === undefined ? "@" : decimals === 0 ? "0" : `0.${"0".repeat(decimals)}`;

async function* written(rows: AsyncIterable<readonly SheetCell[]>) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === "string" ? xlsxText(cell) || null : cell));
}

/** The writer's chunks as a response takes them. */
const plainBytes = (stream: ReadableStream<Uint8Array>) =>
  stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform: (bytes, controller) => controller.enqueue(new Uint8Array(bytes)),
    }),
  );
