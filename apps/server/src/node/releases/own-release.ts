import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "../../core/digest";
import { type Bytes, isHashed } from "../http/web-file";
import { endOf, type Manifest, type PackedAsset } from "./manifest";

/** The assets with hashed names of a node's build. */
export interface OwnRelease {
  /** The same for the same build on every node. */
  id: string;
  manifest: Manifest;
  /** Reads all assets; rejects if a newer build has removed one. */
  pack(): Promise<Bytes>;
}

/** The files of the build folders below assets/; undefined if nothing is built. */
export async function ownRelease(folders: readonly string[]): Promise<OwnRelease | undefined> {
  const manifest = new Map<string, PackedAsset>();
  const parts: { path: string; size: number }[] = [];
  let start = 0;
  for (const folder of folders.map((each) => join(each, "assets"))) {
    const names = (await readdir(folder).catch(() => [])).toSorted();
    for (const name of names) {
      if (/\.(br|gz)$/.test(name) || !isHashed(`/assets/${name}`) || manifest.has(name)) continue;
      const codings = ["", ".br", ".gz"].map((ending) => join(folder, `${name}${ending}`));
      const [plain = 0, br = 0, gzip = 0] = await Promise.all(codings.map(sizeOf));
      const asset = { start, plain, br, gzip };
      manifest.set(name, asset);
      parts.push(...codings.map((path, at) => ({ path, size: [plain, br, gzip][at] ?? 0 })).filter(({ size }) => size > 0));
      start = endOf(asset);
    }
  }
  if (manifest.size === 0) return undefined;
  // a hashed name identifies its content
  const id = digest(JSON.stringify([...manifest].map(([name, { plain, br, gzip }]) => [name, plain, br, gzip]))).slice(0, 32);
  return { id, manifest, pack: () => packed(parts, start) };
}

const sizeOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  );

async function packed(parts: readonly { path: string; size: number }[], size: number): Promise<Bytes> {
  const pack = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    const content = await readFile(part.path);
    if (content.length !== part.size) throw new Error(`${part.path} was built anew`);
    pack.set(content, end);
    end += content.length;
  }
  return pack;
}
