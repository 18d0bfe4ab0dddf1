import { asc, lte } from "drizzle-orm";
import type { Executor } from "../core/scope";
import type { PictureUse } from "../core/picture-use";
import type { Clock } from "../ports/clock";
import type { Files } from "../ports/files";
import { smallPathOf } from "../ports/file-path";
import { spaceStore } from "./space-store";
import { releasedFiles } from "./tables";

/** What sweeping needs. */
export interface Sweep {
  db: Executor;
  clock: Clock;
  files: Files;
  /** Where a shop shows some files, by path. */
  usesOf(db: Executor, merId: number, paths: readonly string[]): Promise<ReadonlyMap<string, readonly PictureUse[]>>;
}

const DAY_MS = 86_400_000;
const SHOPS = 20;
const FILES = 200;

/**
 * Removes released files that nothing has shown for a day.
 *
 * The day is for what was picked in a form, or in a draft, before the file left the library, and saved after that. A save
 * that names a released file holds its row until it is committed, and is refused once the file is marked; a marked one that
 * outlived its sweep is removed by the next.
 */
export async function sweepFiles({ db, clock, files, usesOf }: Sweep) {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const shops = await db
    .selectDistinct({ merId: releasedFiles.merId })
    .from(releasedFiles)
    .where(lte(releasedFiles.seenTime, before))
    .orderBy(asc(releasedFiles.merId))
    .limit(SHOPS);
  for (const { merId } of shops) {
    const unused = await db.transaction(async (transaction) => {
      const space = spaceStore({ db: transaction, merId, clock });
      const released = (await space.unseenSince(before, FILES)).map(({ path }) => path);
      const uses = await usesOf(transaction, merId, released);
      await space.see(released.filter((path) => uses.has(path)));
      const left = released.filter((path) => !uses.has(path));
      await space.mark(left);
      return left;
    });
    for (const path of unused) {
      await files.remove(path);
      const small = smallPathOf(path);
      if (small !== undefined) await files.remove(small);
    }
    await spaceStore({ db, merId, clock }).forget(unused);
  }
}
