import { isList } from "@shopkeeper/sdk/rules/core";
import { isHashed } from "../http/web-file";

/** The storage folder of the assets of the nodes' releases. */
export const RELEASES = "releases";

/** All assets of a release, concatenated. */
export const packPath = (id: string) => `${RELEASES}/${id}.pack`;

/** The position of each asset in the pack. It is put again regularly while a node runs the release. */
export const manifestPath = (id: string) => `${RELEASES}/${id}.json`;

/** The release of a pack or a manifest. */
export const releaseOf = (path: string) => path.slice(RELEASES.length + 1).split(".", 1)[0] ?? "";

/** The offset of an asset in its pack, and the bytes of its codings: plain, Brotli and gzip, in this order; a missing coding is 0. */
export interface PackedAsset {
  start: number;
  plain: number;
  br: number;
  gzip: number;
}

/** An asset by its file name. */
export type Manifest = ReadonlyMap<string, PackedAsset>;

/** The end of an asset in its pack. */
export const endOf = ({ start, plain, br, gzip }: PackedAsset) => start + plain + br + gzip;

/** A manifest as it is stored. */
export const writeManifest = (manifest: Manifest) =>
  new TextEncoder().encode(JSON.stringify([...manifest].map(([name, { start, plain, br, gzip }]) => [name, start, plain, br, gzip])));

/** Reads a manifest; entries with names unlike ours are left out. */
export function readManifest(text: string): Manifest {
  const rows: unknown = JSON.parse(text);
  const assets = new Map<string, PackedAsset>();
  for (const row of isList(rows) ? rows : []) {
    const [name, ...numbers] = isList(row) ? row : [];
    const [start, plain, br, gzip] = numbers.filter((number) => typeof number === "number" && Number.isSafeInteger(number) && number >= 0);
    if (typeof name !== "string" || !isHashed(`/assets/${name}`)) continue;
    if (typeof start === "number" && typeof plain === "number" && typeof br === "number" && typeof gzip === "number")
      assets.set(name, { start, plain, br, gzip });
  }
  return assets;
}
