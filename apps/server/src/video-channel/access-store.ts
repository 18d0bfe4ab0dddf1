import { VideoAccessStatus } from "@shopkeeper/sdk/contract";
import { and, eq, lte } from "drizzle-orm";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { raiseNotice } from "../notices/shared";
import { videoAccesses, type VideoApplication } from "./tables";

export type VideoAccessRow = typeof videoAccesses.$inferSelect;

/** The shop's application for the video channel. */
export const videoAccessStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const own = eq(videoAccesses.merId, merId);

  async function change(values: Partial<Pick<VideoAccessRow, "status" | "reason" | "steps" | "dueTime">>) {
    await db
      .update(videoAccesses)
      .set({ ...values, updateTime: clock.now() })
      .where(own);
  }

  return {
    /** With `isLocked` nobody else changes it until the end of the transaction. */
    async find(isLocked = false) {
      const select = db.select().from(videoAccesses).where(own);
      const [row] = await (isLocked ? select.for("update") : select);
      return row;
    },

    /** Keeps an application, in place of the one that was refused. */
    async apply(application: VideoApplication) {
      const now = clock.now();
      const values = { status: VideoAccessStatus.reviewing, application, reason: null, steps: null, dueTime: null, updateTime: now };
      await db
        .insert(videoAccesses)
        .values({ ...values, merId, applyTime: now, createTime: now })
        .onConflictDoUpdate({ target: videoAccesses.merId, set: { ...values, applyTime: now } });
    },

    change,

    /** Stores that the application was refused, with a notice to the shop. */
    async refuse(reason: string | null, values: Parameters<typeof change>[0]) {
      await change({ ...values, reason });
      await raiseNotice(scope, { kind: "review", subject: "videoAccess", subjectId: merId, params: reason === null ? {} : { reason } });
    },

    /** Lets WeChat be asked about it at the next turn. */
    async pollNow() {
      await db.update(videoAccesses).set({ dueTime: clock.now() }).where(own);
      await schedule(scope, "videoChannel", clock.now());
    },

    /** Whether the platform is to review it, applied for by then. */
    async isWaiting(until?: Date) {
      const where = and(own, eq(videoAccesses.status, VideoAccessStatus.reviewing), until && lte(videoAccesses.updateTime, until));
      return (await db.$count(videoAccesses, where)) > 0;
    },
  };
};
