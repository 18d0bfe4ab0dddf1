import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isAddress, typeOfPath } from "./file-path";
import type { Files } from "./files";

/** Files below one folder of the disk, served by us under /files/. */
export function diskFiles(folder: string): Files {
  return {
    async put(path, bytes) {
      if (!typeOfPath(path)) throw new Error(`Not a path of ours: ${path}`);
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(`${target}.part`, bytes);
      await rename(`${target}.part`, target);
    },

    async get(path) {
      const type = typeOfPath(path);
      if (!type) return undefined;
      try {
        return { bytes: await readFile(join(folder, path)), type };
      } catch {
        return undefined;
      }
    },

    publicUrl: (path) => (isAddress(path) ? path : `/files/${path}`),
  };
}
