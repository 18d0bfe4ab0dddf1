import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isAddress, ownTypeOfPath, pathBelow, smallPathOf, typeOfPath } from "../ports/file-path";
import type { Files } from "../ports/files";
import { streamOf } from "./node-stream";
import type { FileContent } from "../ports/spool";

const BASE = "/files/";

let writes = 0;

/** Files below one folder of the disk, served under /files/. */
export function diskFiles(folder: string): Files {
  return {
    storage: "local",
    ping: () => Promise.resolve(), // the folder is created with the first file

    async put(path, content, _type) {
      ownTypeOfPath(path);
      const target = join(folder, path);
      const part = `${target}.${process.pid}-${(writes += 1)}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        const file = await open(part, "wx");
        try {
          if (content instanceof Uint8Array) await file.writeFile(content);
          else await copy(content, file);
          // a row must never be more durable than its file
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, target);
      } catch (failure) {
        await rm(part, { force: true });
        throw failure;
      }
    },

    async open(path) {
      const type = typeOfPath(path);
      if (!type) return undefined;
      const place = join(folder, path);
      const found = await stat(place).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return {
        type,
        size: found.size,
        stream: (start = 0, end = found.size) =>
          streamOf(
            () => open(place),
            start,
            end,
            (file) => file.close(),
          ),
      };
    },

    async list(inFolder) {
      const paths = (await readdir(join(folder, inFolder)).catch(noFolder)).map((name) => `${inFolder}/${name}`);
      const listed = paths.map(async (path) => {
        // an unfinished file has no type
        const found = typeOfPath(path) === undefined ? undefined : await stat(join(folder, path)).catch(() => undefined);
        return found?.isFile() ? [{ path, putTime: found.mtime }] : [];
      });
      return (await Promise.all(listed)).flat();
    },

    async remove(path) {
      if (typeOfPath(path)) await rm(join(folder, path), { force: true });
    },

    publicUrl: (path) => (isAddress(path) ? path : `${BASE}${path}`),
    pathOf: (address) => pathBelow(BASE, address),
    smallUrl: (path) => {
      const small = smallPathOf(path);
      return small === undefined ? null : `${BASE}${small}`;
    },
  };
}

/** A folder is created with its first file. */
function noFolder(failure: unknown): string[] {
  if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return [];
  throw failure;
}

async function copy(content: FileContent, file: FileHandle) {
  const reader = content.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) await file.writeFile(next.value);
}
