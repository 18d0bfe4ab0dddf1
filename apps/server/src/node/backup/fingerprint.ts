import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Fingerprint } from "./manifest";

/** Reads a file to its end for its size and SHA-256. */
export async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash("sha256");
  let size = 0;
  const pieces: AsyncIterable<Uint8Array> = createReadStream(path);
  for await (const bytes of pieces) {
    hash.update(bytes);
    size += bytes.length;
  }
  return { size, sha256: hash.digest("hex") };
}
