import { sha256 } from "@noble/hashes/sha2.js";
import { hexOf } from "../core/digest";
import type { Spool, SpooledFile } from "../ports/spool";

/** Spools files in memory, for pages and tests. */
export const memorySpool: Spool = {
  async open() {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const hash = sha256.create();
    return {
      async write(bytes) {
        parts.push(Uint8Array.from(bytes));
        hash.update(bytes);
      },
      done: async () => heldFile(new Blob(parts), hexOf(hash.digest())),
      async drop() {
        parts.length = 0;
      },
    };
  },
};

function heldFile(content: Blob, digest: string): SpooledFile {
  return {
    size: content.size,
    sha256: digest,
    read: async (start, end) => new Uint8Array(await content.slice(start, end).arrayBuffer()),
    stream: () => content.stream(),
    drop: async () => undefined,
  };
}
