import { ExportState, type Schema } from "@shopkeeper/sdk/contract";
import type { Language } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { hexOf } from "../core/digest";
import { schedule } from "../jobs/due-shops";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import { Refusal } from "../core/refusal";
import type { Scope } from "../tenancy/scope";
import { raiseNotice } from "../notices/shared";
import type { Random } from "../ports/random";
import type { SheetFormat } from "../ports/spreadsheets";
import { exportFiles } from "./tables";
import { writtenFrom } from "./written-from";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const HELD_MS = 60_000;

/** An export to add. */
export interface NewExport {
  /** The prefix of the download name. */
  kind: Schema<"ExportKind">;
  name: string;
  criteria: unknown;
  accountId: number;
  /** The query that requested it, for display. */
  filter?: object;
  /** The expected number of rows. */
  rows?: number;
  language?: Language;
  columns?: string[];
  format: SheetFormat;
}

/** The shop's exports; without those of other shops and the expired ones. */
export const exportStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const only = (fileName: string) => and(eq(exportFiles.merId, merId), eq(exportFiles.fileName, fileName));

  // a stored file stays: of two concurrent writers the second removes its own file
  const unwritten = (fileName: string) => and(only(fileName), isNull(exportFiles.path));

  /** Ends the writing of a spreadsheet; undefined when it is gone, or another writer has finished it. */
  async function end(fileName: string, values: Partial<typeof exportFiles.$inferInsert>) {
    const [row] = await db
      .update(exportFiles)
      .set({ ...values, heldUntil: null })
      .where(unwritten(fileName))
      .returning();
    return row;
  }

  /** Raises a notice to the requester of a spreadsheet with its result. */
  async function raise({ fileName, accountId, name, rows }: typeof exportFiles.$inferSelect, outcome: "done" | "failed") {
    await raiseNotice(scope, { kind: "export", subject: "export", subjectId: fileName, accountId, params: { name, rows, outcome } });
  }

  return {
    /** Adds an export for seven days; refuses while the same person's last one of its kind is being written. */
    async add({ kind, filter = {}, ...row }: NewExport, random: Random) {
      const createTime = clock.now();
      const fileName = `${kind}-${hexOf(random.bytes(16))}.${row.format}`;
      const expireTime = new Date(createTime.getTime() + KEPT_MS);
      const added = await db
        .insert(exportFiles)
        .values({ ...row, merId, kind, fileName, filter: { ...filter }, createTime, expireTime })
        .onConflictDoNothing({
          target: [exportFiles.merId, exportFiles.accountId, exportFiles.kind],
          where: sql`state = ${ExportState.running}`.inlineParams(),
        })
        .returning({ fileName: exportFiles.fileName });
      if (added.length === 0) throw new Refusal("exportRunning");
      await schedule(scope, "exports", writtenFrom(createTime));
      return { fileName, expireTime };
    },

    async find(fileName: string) {
      const [row] = await db
        .select()
        .from(exportFiles)
        .where(and(only(fileName), gt(exportFiles.expireTime, clock.now())));
      return row;
    },

    /** One page of the spreadsheets of some kinds, newest first. */
    page(kinds: readonly Schema<"ExportKind">[], query: PageQuery) {
      const where = and(eq(exportFiles.merId, merId), inArray(exportFiles.kind, [...kinds]), gt(exportFiles.expireTime, clock.now()));
      const rows = async ({ limit, offset }: PageWindow) => {
        const order = [desc(exportFiles.createTime), desc(exportFiles.fileName)];
        const found = await db
          .select()
          .from(exportFiles)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset);
        return found.map(({ fileName, name, kind, accountId, format, columns, filter, rows: wanted, progress, size, state, ...row }) => ({
          ...{ fileName, name, type: kind, adminId: accountId, format, columns, rows: wanted, progress, size },
          filter: JSON.stringify(filter),
          status: state,
          createTime: wireTime(row.createTime),
          expireTime: wireTime(row.expireTime),
        }));
      };
      return readPage(query, { count: () => db.$count(exportFiles, where), rows });
    },

    /** Claims the writing of a spreadsheet whose file is missing or lost; false when it is claimed already, or gone. */
    hold(fileName: string) {
      const now = clock.now();
      const isFree = or(isNull(exportFiles.heldUntil), lt(exportFiles.heldUntil, now));
      return affectsRows(
        db
          .update(exportFiles)
          .set({ heldUntil: new Date(now.getTime() + HELD_MS), progress: 0, path: null })
          .where(and(only(fileName), isFree)),
      );
    },

    /** Stores the progress; false when the export is gone, so that nobody waits for it. */
    advance: (fileName: string, progress: number) =>
      affectsRows(
        db
          .update(exportFiles)
          .set({ progress, heldUntil: new Date(clock.now().getTime() + HELD_MS) })
          .where(only(fileName)),
      ),

    /** Releases an unfinished spreadsheet, for another writer. */
    async release(fileName: string) {
      await db.update(exportFiles).set({ heldUntil: null, progress: 0 }).where(unwritten(fileName));
      await schedule(scope, "exports", clock.now());
    },

    /** Stores the path of the file, and notifies the requester unless they receive it now; false when it is gone, or has a file already. */
    async finish(fileName: string, file: { path: string; size: number; progress: number }, { isReceived }: { isReceived: boolean }) {
      const row = await end(fileName, { ...file, rows: file.progress, state: ExportState.done });
      if (row && !isReceived) await raise(row, "done");
      return row !== undefined;
    },

    async fail(fileName: string) {
      const row = await end(fileName, { state: ExportState.failed });
      if (row) await raise(row, "failed");
    },

    /** Deletes a spreadsheet; returns the path of its file, null if it has none, undefined when it is missing. */
    async remove(fileName: string): Promise<string | null | undefined> {
      const [row] = await db.delete(exportFiles).where(only(fileName)).returning({ path: exportFiles.path });
      return row?.path;
    },
  };
};
