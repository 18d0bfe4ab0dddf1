import { hexOf } from "../core/digest";
import { sheetTypes } from "../files/download";
import type { Shop } from "../tenancy/shop";
import type { Ports } from "../ports/ports";
import type { Sheet, SheetCell, SheetFormat } from "../ports/spreadsheets";

/** Rows between two updates of the progress in the history. */
const STEP = 500;

/** The ports that storing a spreadsheet needs. */
export type KeepPorts = Pick<Ports, "spool" | "spreadsheets" | "random">;

/** The spreadsheet was deleted while it was being written. */
export class ExportGone extends Error {}

/** A spreadsheet that is being written. */
export interface HeldSheet {
  fileName: string;
  sheet: Sheet;
  format: SheetFormat;
  /** The requester reads it now and needs no notice of its end. */
  isReceived: boolean;
}

/**
 * The bytes of a spreadsheet, which are stored while they are read: at the reader's speed, and never whole in memory.
 *
 * After the last byte was read the file is in the storage. If the reader disconnects it stays unfinished.
 */
export function keptBytes(shop: Shop, { fileName, sheet, format, isReceived }: HeldSheet, { spool, spreadsheets, random }: KeepPorts) {
  let written = 0;
  let isCancelled = false;
  const source = spreadsheets.write({ ...sheet, rows: counted(sheet.rows) }, format);
  const reader = source.getReader();
  const opened = spool.open();

  async function* counted(rows: AsyncIterable<readonly SheetCell[]>) {
    for await (const row of rows) {
      written += 1;
      if (written % STEP === 0 && !(await shop.exports.advance(fileName, written))) throw new ExportGone();
      yield row;
    }
  }

  async function store() {
    const file = await (await opened).done();
    try {
      const path = `exports/${hexOf(random.bytes(16))}.${format}`;
      await shop.files.put(path, file, sheetTypes[format]);
      const stored = { path, size: file.size, progress: written };
      if (!(await shop.exports.finish(fileName, stored, { isReceived }))) await shop.files.remove(path);
    } finally {
      await file.drop();
    }
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        // a read that a cancel ends is done as well
        if (isCancelled) return;
        if (done) {
          await store();
          return controller.close();
        }
        await (await opened).write(value);
        controller.enqueue(value);
      } catch (failure) {
        await (await opened).drop();
        await shop.exports.release(fileName);
        throw failure;
      }
    },
    async cancel(reason) {
      isCancelled = true;
      await reader.cancel(reason);
      await (await opened).drop();
      await shop.exports.release(fileName);
    },
  });
}
