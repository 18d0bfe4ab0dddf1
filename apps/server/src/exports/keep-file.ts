import { hexOf } from "../core/digest";
import { sheetTypes } from "../files/download";
import type { Shop } from "../tenancy/shop";
import type { Ports } from "../ports/ports";
import type { Sheet, SheetCell, SheetFormat } from "../ports/spreadsheets";

/** Rows after which the history says how far a spreadsheet is. */
const STEP = 500;

/** What keeping a spreadsheet works with. */
export type KeepPorts = Pick<Ports, "spool" | "spreadsheets" | "random">;

/** Somebody has deleted the spreadsheet while it was being made. */
export class ExportGone extends Error {}

/** A spreadsheet that is held. */
export interface HeldSheet {
  fileName: string;
  sheet: Sheet;
  format: SheetFormat;
  /** Whoever asked for it reads it, and needs no notice of its end. */
  isReceived: boolean;
}

/**
 * The bytes of a spreadsheet that is held, which are stored as well while they are read: no faster, and never in memory.
 *
 * Once the last byte was read the file lies in the storage. Where the reader goes away it stays unfinished.
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
