import type { FileHandle } from "node:fs/promises";

const PIECE = 256 * 1024;

/** The bytes of an open file from `start` to `end`, exclusive; fewer at the end of the file. */
export async function readAt(handle: FileHandle, start: number, end: number) {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** A part of a file as a stream, read in chunks; `close` is called at its end. */
export function streamOf(handle: () => Promise<FileHandle>, start: number, end: number, close?: (handle: FileHandle) => Promise<void>) {
  let opened: FileHandle | undefined;
  let place = start;
  const finish = async () => {
    if (opened) await close?.(opened);
    opened = undefined;
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const file = (opened ??= await handle());
        const bytes = await readAt(file, place, Math.min(end, place + PIECE));
        place += bytes.length;
        if (bytes.length > 0) controller.enqueue(bytes);
        if (place >= end || bytes.length === 0) {
          await finish();
          if (place < end) controller.error(new Error("A file is shorter than it was"));
          else controller.close();
        }
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
}
