import { makeZip } from "client-zip";
import type { ArchivedFile, Archives } from "../ports/archives";

/** Zip archives by client-zip, in Node and in a page; pictures and videos are already compressed, so nothing is compressed here. */
export const clientZipArchives: Archives = { zip: (files) => plainBytes(makeZip(opened(files))) };

async function* opened(files: AsyncIterable<ArchivedFile>) {
  for await (const { name, size, stream } of files) yield { name, size, input: stream() };
}

const plainBytes = (stream: ReadableStream<Uint8Array>) =>
  stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform: (bytes, controller) => controller.enqueue(new Uint8Array(bytes)),
    }),
  );
