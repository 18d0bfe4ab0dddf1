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
    /** The application; `isLocked` locks it until the end of the transaction. */
    async find(isLocked = false) {
      const select = db.select().from(videoAccesses).where(own);
      const [row] = await (isLocked ? select.for("update") : select);
      return row;
    },

    /** Stores an application, in place of a refused one. */
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

    /** Schedules polling WeChat about it at the next run. */
    async pollNow() {
      await db.update(videoAccesses).set({ dueTime: clock.now() }).where(own);
      await schedule(scope, "videoChannel", clock.now());
    },

    /** Whether it waits for the platform's review, submitted by then. */
    async isWaiting(until?: Date) {
      const where = and(own, eq(videoAccesses.status, VideoAccessStatus.reviewing), until && lte(videoAccesses.updateTime, until));
      return (await db.$count(videoAccesses, where)) > 0;
    },
  };
};
