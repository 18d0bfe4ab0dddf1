import { isAddress, typeOfPath } from "./file-path";
import type { Files, StoredFile } from "./files";

/** Files in memory; in a page each gets a `blob:` address. */
export function memoryFiles(addressOf: (path: string, file: StoredFile) => string = (path) => `/files/${path}`): Files {
  const files = new Map<string, StoredFile & { address: string }>();
  return {
    async put(path, bytes, type) {
      if (!typeOfPath(path)) throw new Error(`Not a path of ours: ${path}`);
      if (!files.has(path)) files.set(path, { bytes, type, address: addressOf(path, { bytes, type }) });
    },
    get: async (path) => files.get(path),
    publicUrl: (path) => (isAddress(path) ? path : (files.get(path)?.address ?? `/files/${path}`)),
  };
}
