import { and, eq, gt, lt } from "drizzle-orm";
import { hexOf } from "../core/digest";
import type { Executor, Scope } from "../core/scope";
import type { Random } from "../ports/random";
import { exportFiles } from "./tables";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** What a merchant asked to export. */
export interface NewExport {
  /** The first part of what a download names. */
  kind: string;
  name: string;
  question: unknown;
  accountId: number;
}

/** The shop's named spreadsheets; another shop's are not there, nor are those that have run out. */
export const exportStore = ({ db, merId, clock }: Scope) => {
  const only = (fileName: string) => and(eq(exportFiles.merId, merId), eq(exportFiles.fileName, fileName));

  return {
    /** Names a spreadsheet for a day. */
    async add({ kind, name, question, accountId }: NewExport, random: Random) {
      const createTime = clock.now();
      const fileName = `${kind}-${hexOf(random.bytes(16))}.xlsx`;
      const expireTime = new Date(createTime.getTime() + KEPT_MS);
      await db.insert(exportFiles).values({ merId, fileName, name, question, accountId, createTime, expireTime });
      return { fileName, expireTime };
    },

    async find(fileName: string) {
      const [row] = await db
        .select()
        .from(exportFiles)
        .where(and(only(fileName), gt(exportFiles.expireTime, clock.now())));
      return row;
    },

    async forget(fileName: string) {
      await db.delete(exportFiles).where(only(fileName));
    },
  };
};

/** Forgets what has run out, of all shops. */
export const pruneExports = (db: Executor, now: Date) => db.delete(exportFiles).where(lt(exportFiles.expireTime, now));
