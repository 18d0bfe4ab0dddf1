import type { Files, ListedFile } from "../../ports/files";
import { manifestPath, packPath, releaseOf, RELEASES, writeManifest } from "./manifest";
import type { OwnRelease } from "./own-release";

const DAY_MS = 86_400_000;

/**
 * Puts a release into the file storage, if it is missing, and records that a node runs it. Call it repeatedly: files of a running
 * release that were removed are put back. Resolves to whether the release was missing.
 *
 * Releases beyond the last `kept` are removed once no node has run them for a day, which pages that are still open have, too.
 */
export async function publishRelease(files: Files, own: OwnRelease, kept: number): Promise<boolean> {
  const isThere = (await files.list(RELEASES)).some(({ path }) => path === packPath(own.id));
  if (!isThere) await files.put(packPath(own.id), await own.pack(), "application/octet-stream");
  // put each time, after its pack: every file that a manifest names exists
  await files.put(manifestPath(own.id), writeManifest(own.manifest), "application/json");
  const listed = await files.list(RELEASES);
  for (const path of unused(listed, kept)) await files.remove(path);
  return !isThere;
}

/** Removable files, manifests first. Ages are measured by the storage's clock: the newest file was put just now. */
function unused(listed: readonly ListedFile[], kept: number): string[] {
  const newestFirst = listed.toSorted((one, other) => other.putTime.getTime() - one.putTime.getTime());
  const dayAgo = (newestFirst[0]?.putTime.getTime() ?? 0) - DAY_MS;
  const isOld = ({ putTime }: ListedFile) => putTime.getTime() < dayAgo;
  const manifests = newestFirst.filter(({ path }) => path.endsWith(".json"));
  const gone = manifests.filter((manifest, place) => place >= kept && isOld(manifest));
  const staying = new Set(manifests.filter((manifest) => !gone.includes(manifest)).map(({ path }) => releaseOf(path)));
  // a recent pack without a manifest is being published
  const packs = newestFirst.filter((file) => file.path.endsWith(".pack") && isOld(file) && !staying.has(releaseOf(file.path)));
  return [...gone, ...packs].map(({ path }) => path);
}
