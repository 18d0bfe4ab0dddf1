import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { readAt, streamOf } from "./node-stream";
import type { Spool } from "../ports/spool";

const FORGOTTEN_MS = 3_600_000;

/** Spools files into a folder of the disk, so that many large files at once need no memory. */
export function nodeSpool(folder: string): Spool {
  const ready = prepare(folder);
  return {
    async open() {
      await ready;
      const path = join(folder, randomUUID());
      const handle = await open(path, "wx+");
      const hash = createHash("sha256");
      let size = 0;
      let isDropped = false;
      const drop = async () => {
        if (isDropped) return;
        isDropped = true;
        await handle.close();
        await rm(path, { force: true });
      };
      return {
        async write(bytes) {
          await handle.writeFile(bytes);
          hash.update(bytes);
          size += bytes.length;
        },
        done: async () => ({
          size,
          sha256: hash.digest("hex"),
          read: (start: number, end: number) => readAt(handle, start, Math.min(end, size)),
          stream: () => streamOf(async () => handle, 0, size),
          drop,
        }),
        drop,
      };
    },
  };
}

/** Creates the folder, and removes files that a killed server left there. */
async function prepare(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(path, { force: true });
  }
}
