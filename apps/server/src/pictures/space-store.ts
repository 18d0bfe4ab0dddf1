import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { attachments, pictureSpaces, releasedFiles } from "./tables";

/** A file without a row in the library. */
export interface ReleasedFile {
  path: string;
  bytes: number;
}

/** The library and the released files together may take this many times the library's quota. */
const RELEASED_SHARE = 2;

/** The `seenTime` of a file that is being removed. */
const REMOVED = new Date(0);

/** The space used by a shop's files. */
export const spaceStore = ({ db, merId, clock }: Pick<Scope, "db" | "merId" | "clock">) => {
  const own = eq(pictureSpaces.merId, merId);

  return {
    /** The bytes of the library. */
    async used() {
      const [row] = await db.select({ bytes: pictureSpaces.bytes }).from(pictureSpaces).where(own);
      return row?.bytes ?? 0;
    },

    /** Whether a file of this size would still fit; the space is claimed later. */
    async hasRoom(bytes: number, quota: number) {
      const [row] = await db.select().from(pictureSpaces).where(own);
      const { bytes: used, releasedBytes } = row ?? { bytes: 0, releasedBytes: 0 };
      return used + bytes <= quota && used + releasedBytes + bytes <= quota * RELEASED_SHARE;
    },

    /** Claims space in one guarded statement; false when there is not enough. */
    async claim(bytes: number, quota: number) {
      await db.insert(pictureSpaces).values({ merId }).onConflictDoNothing();
      const { bytes: used, releasedBytes } = pictureSpaces;
      const fits = sql`${used} + ${bytes} <= ${quota} and ${used} + ${releasedBytes} + ${bytes} <= ${quota * RELEASED_SHARE}`;
      return affectsRows(
        db
          .update(pictureSpaces)
          .set({ bytes: sql`${used} + ${bytes}` })
          .where(and(own, fits)),
      );
    },

    /** Moves the space of files from the library to the released files, and keeps them for rows that still show them. */
    async release(files: readonly ReleasedFile[]) {
      if (files.length === 0) return;
      const seenTime = clock.now();
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      await db.insert(releasedFiles).values(files.map((file) => ({ merId, ...file, seenTime })));
      await db
        .update(pictureSpaces)
        .set({ bytes: sql`greatest(0, ${pictureSpaces.bytes} - ${bytes})`, releasedBytes: sql`${pictureSpaces.releasedBytes} + ${bytes}` })
        .where(own);
    },

    /** Locks released files not seen since `before`, oldest first, except those that a save has locked. */
    unseenSince: (before: Date, limit: number) =>
      db
        .select({ path: releasedFiles.path })
        .from(releasedFiles)
        .where(and(eq(releasedFiles.merId, merId), lte(releasedFiles.seenTime, before)))
        .orderBy(asc(releasedFiles.seenTime))
        .limit(limit)
        .for("update", { skipLocked: true }),

    /** Marks released files as in use now. */
    see: (paths: readonly string[]) => setSeen(paths, clock.now()),

    /** Marks released files as being removed: nothing can show them any more. */
    mark: (paths: readonly string[]) => setSeen(paths, REMOVED),

    /** Locks the files of a save until the end of its transaction; false when one of the shop's own is gone or being removed. */
    async keep(named: readonly string[]) {
      const paths = named.filter((path) => path.startsWith(`m/${merId}/`));
      if (paths.length === 0) return true;
      const isReleased = and(eq(releasedFiles.merId, merId), inArray(releasedFiles.path, paths), gt(releasedFiles.seenTime, REMOVED));
      const kept = await db.update(releasedFiles).set({ seenTime: clock.now() }).where(isReleased).returning({ path: releasedFiles.path });
      const inLibrary = and(eq(attachments.merId, merId), inArray(attachments.path, paths));
      const stored = await db.select({ path: attachments.path }).from(attachments).where(inLibrary);
      return new Set([...kept, ...stored].map(({ path }) => path)).size === paths.length;
    },

    /** Deletes the rows of released files and frees their space. */
    async forget(paths: readonly string[]) {
      if (paths.length === 0) return;
      const gone = await db
        .delete(releasedFiles)
        .where(and(eq(releasedFiles.merId, merId), inArray(releasedFiles.path, [...paths])))
        .returning({ bytes: releasedFiles.bytes });
      const bytes = gone.reduce((sum, file) => sum + file.bytes, 0);
      await db
        .update(pictureSpaces)
        .set({ releasedBytes: sql`greatest(0, ${pictureSpaces.releasedBytes} - ${bytes})` })
        .where(own);
    },
  };

  async function setSeen(paths: readonly string[], seenTime: Date) {
    if (paths.length === 0) return;
    await db
      .update(releasedFiles)
      .set({ seenTime })
      .where(and(eq(releasedFiles.merId, merId), inArray(releasedFiles.path, [...paths])));
  }
};
