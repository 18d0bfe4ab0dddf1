import { lte, sql } from "drizzle-orm";
import type { Pruning } from "../jobs/prune";
import { smallPathOf } from "../ports/file-path";
import { spaceStore } from "./space-store";
import { releasedFiles } from "./tables";

const DAY_MS = 86_400_000;
const FILES = 200;

/**
 * Removes released files that nothing has shown for a day.
 *
 * The day is for files that were selected in a form or a draft before they left the library, and are saved later. A save
 * that names a released file locks its row until it is committed, and is refused once the file is marked; a marked file that
 * was not removed is removed by the next sweep.
 */
export const sweepFiles: Pruning = {
  shops: (now) => sql`select ${releasedFiles.merId} as mer_id from ${releasedFiles} where ${lte(releasedFiles.seenTime, aDayBefore(now))}`,
  async run({ db, merId, clock, files, usesOf }) {
    const before = aDayBefore(clock.now());
    const unused = await db.transaction(async (transaction) => {
      const space = spaceStore({ db: transaction, merId, clock });
      const released = (await space.unseenSince(before, FILES)).map(({ path }) => path);
      const uses = await usesOf(transaction, released);
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
  },
};

const aDayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);
