import { folderOf, isAddress, ownTypeOfPath, pathBelow } from "../ports/file-path";
import type { Files } from "../ports/files";

const BASE = "/files/";

/** Files in memory; in a page each gets a `blob:` address. */
export function memoryFiles(addressOf: (path: string, content: Blob) => string = (path) => `${BASE}${path}`): Files {
  const files = new Map<string, { content: Blob; address: string; putTime: Date }>();
  const paths = new Map<string, string>();
  return {
    storage: "local",
    ping: () => Promise.resolve(),
    async put(path, content, _type) {
      const type = ownTypeOfPath(path);
      const bytes = content instanceof Uint8Array ? Uint8Array.from(content) : await content.read(0, content.size);
      const blob = new Blob([bytes], { type });
      const address = files.get(path)?.address ?? addressOf(path, blob);
      files.set(path, { content: blob, address, putTime: new Date() });
      paths.set(address, path);
    },
    async open(path) {
      const file = files.get(path);
      if (!file) return undefined;
      const { type, size } = file.content;
      return { type, size, stream: (start, end) => file.content.slice(start, end).stream() };
    },
    list: async (folder) => [...files].flatMap(([path, { putTime }]) => (folderOf(path) === folder ? [{ path, putTime }] : [])),
    async remove(path) {
      const file = files.get(path);
      if (file) paths.delete(file.address);
      files.delete(path);
    },
    publicUrl: (path) => (isAddress(path) ? path : (files.get(path)?.address ?? `${BASE}${path}`)),
    pathOf: (address) => paths.get(address) ?? pathBelow(BASE, address),
    // a page has no server that could make a small picture on request
    smallUrl: () => null,
  };
}
