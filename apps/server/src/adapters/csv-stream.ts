import { csvLine, csvMark } from "@shopkeeper/sdk/rules/core";
import type { Sheet, SheetCell, SheetColumn } from "../ports/spreadsheets";

/** Characters that are encoded at once. */
const CHUNK = 32_768;

/** A table as a csv stream, encoded as it is read; numbers have the decimals of their column. */
export function csvStream({ columns, rows }: Sheet): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const source = rows[Symbol.asyncIterator]();
  let text = csvMark + csvLine(columns.map(({ heading }) => heading));
  return new ReadableStream({
    async pull(controller) {
      let isOver = false;
      while (!isOver && text.length < CHUNK) {
        const row = await source.next();
        if (row.done) isOver = true;
        else text += csvLine(columns.map((column, at) => cellText(row.value[at] ?? null, column)));
      }
      controller.enqueue(encoder.encode(text));
      text = "";
      if (isOver) controller.close();
    },
    async cancel() {
      await source.return?.();
    },
  });
}

const cellText = (cell: SheetCell, { decimals }: SheetColumn) =>
  typeof cell === "number" && decimals !== undefined ? cell.toFixed(decimals) : String(cell ?? "");
