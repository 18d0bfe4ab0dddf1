import { LiveStatus, RoomReviewStatus, type Schema, ShownFlag } from "@shopkeeper/sdk/contract";
import { isRoomOver, roomStatusAfter, type RoomEvent } from "@shopkeeper/sdk/rules/live";
import { and, count, desc, eq, inArray, lte, not, or, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { claimStore } from "../jobs/claim-store";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { raiseNotice } from "../notices/shared";
import type { LiveRoomRow, RoomValues } from "./room-rows";
import { liveRooms, type RoomGoods } from "./tables";

type Search = Omit<Schema<"LiveRoomQuery">["searchRequest"], "keywords"> & { keywords: string | undefined };

/** The columns that the switches of the list set. */
export type RoomSwitches = Partial<Pick<LiveRoomRow, "hasComments" | "isFeedsPublic" | "hasService" | "hasReplay">>;

/** The shop's live rooms. */
export const roomStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const wechatIds = claimStore(scope, "liveRoom");
  const own = eq(liveRooms.merId, merId);
  const only = (id: number) => and(own, eq(liveRooms.id, id));
  async function change(id: number, values: Partial<LiveRoomRow>) {
    const isDone = await affectsRows(
      db
        .update(liveRooms)
        .set({ ...values, ...revision(liveRooms, clock) })
        .where(only(id)),
    );
    if (isDone && values.dueTime) await schedule(scope, "live", values.dueTime);
    return isDone;
  }

  /** Changes a room's review state; false when it is in another state by now. */
  async function step(event: RoomEvent, row: LiveRoomRow, values: Partial<LiveRoomRow>, version?: number) {
    const reviewStatus = roomStatusAfter(event, row.reviewStatus);
    if (reviewStatus === undefined) return false;
    return affectsRows(
      db
        .update(liveRooms)
        .set({ ...values, reviewStatus, ...revision(liveRooms, clock) })
        .where(and(only(row.id), eq(liveRooms.reviewStatus, row.reviewStatus), hasVersion(liveRooms, version))),
    );
  }

  /** Marks a room as refused by a review and raises a notice; false when it is in another state by now. */
  async function fail(event: RoomEvent, row: LiveRoomRow, reason: string, values: Partial<LiveRoomRow> = {}) {
    const isFailed = await step(event, row, { ...values, reviewReason: reason });
    if (isFailed)
      await raiseNotice(scope, { kind: "review", subject: "liveRoom", subjectId: row.id, params: { name: row.roomName, reason } });
    return isFailed;
  }

  return {
    /** One page of the rooms, by stars, then by sort order, newest first. */
    page(search: Search, query: PageQuery) {
      const where = and(own, searched(search));
      return readPage(query, {
        count: () => db.$count(liveRooms, where),
        rows: ({ limit, offset }) =>
          db
            .select()
            .from(liveRooms)
            .where(where)
            .orderBy(desc(liveRooms.star), desc(liveRooms.sort), desc(liveRooms.id))
            .limit(limit)
            .offset(offset),
      });
    },

    /** The number of rooms in each review state. */
    async counts(search: Omit<Search, "reviewStatus">) {
      const counted = await db
        .select({ status: liveRooms.reviewStatus, count: count() })
        .from(liveRooms)
        .where(and(own, searched(search)))
        .groupBy(liveRooms.reviewStatus);
      return Object.values(RoomReviewStatus).map((reviewStatus) => ({
        reviewStatus,
        count: counted.find(({ status }) => status === reviewStatus)?.count ?? 0,
      }));
    },

    async find(id: number) {
      const [row] = await db.select().from(liveRooms).where(only(id));
      return row;
    },

    /** Reads a room and locks it until the transaction ends. */
    async lock(id: number) {
      const [row] = await db.select().from(liveRooms).where(only(id)).for("update");
      return row;
    },

    async add(values: RoomValues) {
      const now = clock.now();
      await db.insert(liveRooms).values({ ...values, merId, createTime: now, updateTime: now });
    },

    /** Changes a room; a room that WeChat has not created is reviewed again. */
    edit: (row: LiveRoomRow, values: RoomValues, version: number | undefined) =>
      step("edit", row, { ...values, isPassed: false, reviewReason: null, ...(row.roomId === null && { dueTime: null }) }, version),

    async remove(id: number) {
      await wechatIds.release(id);
      return affectsRows(db.delete(liveRooms).where(only(id)));
    },

    switch: (id: number, switches: RoomSwitches) => change(id, switches),

    setGoods: (id: number, goods: readonly RoomGoods[]) => change(id, { goods }),

    setAssistants: (id: number, assistantIds: number[]) => change(id, { assistantIds }),

    /** Removes goods from every room. */
    async dropGoods(goodsId: number) {
      await db
        .update(liveRooms)
        .set({
          goods: sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${liveRooms.goods}) as one where (one->>'goodsId')::bigint <> ${goodsId})`,
        })
        .where(and(own, sql`${liveRooms.goods} @> ${JSON.stringify([{ goodsId }])}::jsonb`));
    },

    /** The names of an assistant's rooms that are planned or on air. */
    async namesAssistedBy(assistantId: number) {
      const rows = await db
        .select({ roomName: liveRooms.roomName, liveStatus: liveRooms.liveStatus })
        .from(liveRooms)
        .where(and(own, sql`${assistantId} = any(${liveRooms.assistantIds})`))
        .orderBy(desc(liveRooms.id));
      return rows.filter((row) => !isRoomOver(row)).map(({ roomName }) => roomName);
    },

    /** Stores the platform's review of a room; WeChat creates an approved room next. */
    review: (row: LiveRoomRow, refusal: string | undefined) =>
      refusal === undefined ? change(row.id, { isPassed: true, dueTime: clock.now() }) : fail("failPlatform", row, refusal),

    /** Stores that WeChat has created a room, or its reason for a refusal. */
    async made(row: LiveRoomRow, made: Pick<RoomValues, "coverImg" | "shareImg" | "feedsImg"> & { roomId: number; qrcodeUrl: string }) {
      if (!(await wechatIds.take(row.id, String(made.roomId)))) throw new Error("WeChat gave a room the number of another");
      return step("passWechat", row, { ...made, reviewReason: null });
    },
    notMade: (row: LiveRoomRow, reason: string) => fail("failWechat", row, reason, { isPassed: false, dueTime: null }),

    /** Stores WeChat's live status of a room; false when it is unchanged. */
    observed: (row: LiveRoomRow, liveStatus: LiveRoomRow["liveStatus"]) =>
      row.liveStatus === liveStatus
        ? Promise.resolve(false)
        : change(row.id, { liveStatus, ...(isRoomOver({ liveStatus }) && { dueTime: null }) }),

    /** Rooms that have waited for the platform since `until` or longer. */
    awaitingPlatform: (until: Date | undefined) =>
      db
        .select()
        .from(liveRooms)
        .where(
          and(
            own,
            eq(liveRooms.reviewStatus, RoomReviewStatus.platformPending),
            not(liveRooms.isPassed),
            until && lte(liveRooms.updateTime, until),
          ),
        )
        .orderBy(liveRooms.id)
        .limit(50),

    /** Rooms that WeChat has created and that are in one of these states. */
    inState: (...states: readonly LiveRoomRow["liveStatus"][]) =>
      db
        .select()
        .from(liveRooms)
        .where(and(own, eq(liveRooms.reviewStatus, RoomReviewStatus.wechatPassed), inArray(liveRooms.liveStatus, [...states])))
        .orderBy(liveRooms.id),

    /** Its host begins now, or ends now. */
    begin: (id: number) => change(id, { startTime: clock.now(), liveStatus: LiveStatus.live, dueTime: clock.now() }),
    end: (id: number) => change(id, { endTime: clock.now(), liveStatus: LiveStatus.ended, dueTime: null }),
  };

  /** The search as one condition in parentheses, to be combined with that of the merchant. */
  function searched({ keywords, reviewStatus, liveStatus, storeShow, star }: Search) {
    return and(
      typeof reviewStatus === "number" ? eq(liveRooms.reviewStatus, reviewStatus) : undefined,
      typeof liveStatus === "number" ? eq(liveRooms.liveStatus, liveStatus) : undefined,
      typeof storeShow === "number" ? eq(liveRooms.storeShow, storeShow === ShownFlag.shown) : undefined,
      typeof star === "number" ? eq(liveRooms.star, star) : undefined,
      keywords === undefined
        ? undefined
        : or(
            sql`${liveRooms.id}::text = ${keywords}`,
            sql`${liveRooms.roomId}::text = ${keywords}`,
            contains(liveRooms.roomName, keywords),
            contains(liveRooms.anchorName, keywords),
            contains(liveRooms.anchorWechat, keywords),
            contains(liveRooms.subAnchorWechat, keywords),
            contains(liveRooms.createrWechat, keywords),
          ),
    );
  }
};
