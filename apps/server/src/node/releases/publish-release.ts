import type { Files, ListedFile } from "../../ports/files";
import { manifestPath, packPath, releaseOf, RELEASES, writeManifest } from "./manifest";
import type { OwnRelease } from "./own-release";

const DAY_MS = 86_400_000;

/**
 * Puts a release into the file storage, unless it is there, and says that a node runs it. To be repeated: whatever a node
 * runs is put back if it was removed. Resolves to whether it was not there.
 *
 * Releases beyond the last `kept` are removed once no node has run them for a day, which pages that are still open have, too.
 */
export async function publishRelease(files: Files, own: OwnRelease, kept: number): Promise<boolean> {
  const isThere = (await files.list(RELEASES)).some(({ path }) => path === packPath(own.id));
  if (!isThere) await files.put(packPath(own.id), await own.pack(), "application/octet-stream");
  // put each time, after its pack: who finds a manifest finds all that it names
  await files.put(manifestPath(own.id), writeManifest(own.manifest), "application/json");
  const listed = await files.list(RELEASES);
  for (const path of unused(listed, kept)) await files.remove(path);
  return !isThere;
}

/** What may be removed, manifests first. All ages are counted by the clock of the storage: the newest file was put just now. */
function unused(listed: readonly ListedFile[], kept: number): string[] {
  const newestFirst = listed.toSorted((one, other) => other.putTime.getTime() - one.putTime.getTime());
  const dayAgo = (newestFirst[0]?.putTime.getTime() ?? 0) - DAY_MS;
  const isOld = ({ putTime }: ListedFile) => putTime.getTime() < dayAgo;
  const manifests = newestFirst.filter(({ path }) => path.endsWith(".json"));
  const gone = manifests.filter((manifest, place) => place >= kept && isOld(manifest));
  const staying = new Set(manifests.filter((manifest) => !gone.includes(manifest)).map(({ path }) => releaseOf(path)));
  // a young pack without a manifest is being published
  const packs = newestFirst.filter((file) => file.path.endsWith(".pack") && isOld(file) && !staying.has(releaseOf(file.path)));
  return [...gone, ...packs].map(({ path }) => path);
}
