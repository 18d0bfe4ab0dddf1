import { LiveReviewStatus, type Schema } from "@shopkeeper/sdk/contract";
import { goodsStatusAfter, type GoodsAction } from "@shopkeeper/sdk/rules/live";
import { and, count, desc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { claimStore } from "../jobs/claim-store";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { raiseNotice } from "../notices/shared";
import { goodsValues, type LiveGoodsRow } from "./goods-rows";
import { liveGoods } from "./tables";

interface GoodsFilter {
  keywords: string | undefined;
  reviewStatus?: Schema<"LiveReviewStatus"> | undefined;
  /** The keyword is part of the shop's own name, so that all its goods are found. */
  isOfShop: boolean;
}

/** The stored columns of an edit besides the terms. */
interface Cover {
  coverMedia: string;
  cover: string;
}

/** The shop's goods for live rooms. */
export const liveGoodsStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const wechatIds = claimStore(scope, "liveGoods");
  const own = eq(liveGoods.merId, merId);
  const only = (id: number) => and(own, eq(liveGoods.id, id));

  /** Changes the state of goods by an action; false when they are in another state. */
  async function step(action: GoodsAction, row: LiveGoodsRow, values: Partial<LiveGoodsRow>, version?: number) {
    const reviewStatus = goodsStatusAfter(action, row.reviewStatus);
    if (reviewStatus === undefined) return false;
    const isDone = await affectsRows(
      db
        .update(liveGoods)
        .set({ ...values, reviewStatus, ...revision(liveGoods, clock) })
        .where(and(only(row.id), eq(liveGoods.reviewStatus, row.reviewStatus), hasVersion(liveGoods, version))),
    );
    if (isDone && values.dueTime) await schedule(scope, "live", values.dueTime);
    return isDone;
  }

  /** Marks goods as refused by a review and raises a notice; false when they no longer wait for it. */
  async function fail(action: GoodsAction, row: LiveGoodsRow, reason: string, values: Partial<LiveGoodsRow> = {}) {
    const isFailed = await step(action, row, { ...values, reviewReason: reason });
    if (isFailed) await raiseNotice(scope, { kind: "review", subject: "liveGoods", subjectId: row.id, params: { name: row.name, reason } });
    return isFailed;
  }

  return {
    /** One page of the goods, by sort order, newest first. */
    page(filter: GoodsFilter, query: PageQuery) {
      const where = and(own, searched(filter));
      return readPage(query, {
        count: () => db.$count(liveGoods, where),
        rows: ({ limit, offset }) =>
          db.select().from(liveGoods).where(where).orderBy(desc(liveGoods.sort), desc(liveGoods.id)).limit(limit).offset(offset),
      });
    },

    /** The number of goods in each review state. */
    async counts(filter: Omit<GoodsFilter, "reviewStatus">) {
      const counted = await db
        .select({ status: liveGoods.reviewStatus, count: count() })
        .from(liveGoods)
        .where(and(own, searched(filter)))
        .groupBy(liveGoods.reviewStatus);
      return Object.values(LiveReviewStatus).map((reviewStatus) => ({
        reviewStatus,
        count: counted.find(({ status }) => status === reviewStatus)?.count ?? 0,
      }));
    },

    async find(id: number) {
      const [row] = await db.select().from(liveGoods).where(only(id));
      return row;
    },

    /**
     * The goods with these WeChat ids, in their order; ids that the shop lacks are left out. With `isHeld` they are locked against deletion
     * until the end of the transaction; rooms are locked after goods.
     */
    async atWechat(goodsIds: readonly number[], isHeld = false) {
      if (goodsIds.length === 0) return [];
      const select = db
        .select()
        .from(liveGoods)
        .where(and(own, inArray(liveGoods.goodsId, [...goodsIds])))
        .orderBy(liveGoods.id);
      const rows = await (isHeld ? select.for("share") : select);
      const byId = new Map(rows.map((row) => [row.goodsId, row]));
      return goodsIds.flatMap((goodsId) => byId.get(goodsId) ?? []);
    },

    /** Adds goods, the first as the newest; returns their ids in the order of the list. */
    async add(list: readonly (Schema<"NewLiveGoods"> & Pick<Cover, "cover">)[]) {
      const now = clock.now();
      const rows = list.toReversed().map(({ productId, coverImgUrl, cover, ...terms }) => ({
        ...goodsValues(terms),
        ...{ merId, productId, cover, coverMedia: coverImgUrl, createTime: now, updateTime: now },
      }));
      const added = await db.insert(liveGoods).values(rows).returning({ id: liveGoods.id });
      return added.map(({ id }) => id).toReversed();
    },

    edit: (row: LiveGoodsRow, terms: Parameters<typeof goodsValues>[0], cover: Cover, version: number | undefined) =>
      step("edit", row, { ...goodsValues(terms), ...cover, reviewReason: null, dueTime: null }, version),

    withdraw: (row: LiveGoodsRow) => step("withdraw", row, { dueTime: null, auditId: null }),

    /** Submits goods to WeChat's review again; without an audit id they are still to be sent. */
    resubmit: (row: LiveGoodsRow, auditId: number | null) => step("resubmit", row, { auditId, dueTime: clock.now(), reviewReason: null }),

    setSort: (id: number, sort: number) => affectsRows(db.update(liveGoods).set({ sort, updateTime: clock.now() }).where(only(id))),

    async remove(id: number) {
      await wechatIds.release(id);
      return affectsRows(db.delete(liveGoods).where(only(id)));
    },

    /** Stores the platform's review of goods; false when they no longer wait. */
    review: (row: LiveGoodsRow, refusal: string | undefined) =>
      refusal === undefined
        ? step("passPlatform", row, { dueTime: clock.now(), auditId: null, reviewReason: null })
        : fail("failPlatform", row, refusal),

    /** Stores WeChat's ids of sent goods, even if they were withdrawn meanwhile. */
    async sent(id: number, ids: { goodsId: number; auditId: number; coverMedia: string }) {
      if (!(await wechatIds.take(id, String(ids.goodsId)))) throw new Error("WeChat gave goods the number of others");
      await db.update(liveGoods).set(ids).where(only(id));
    },

    /** Stores the result of WeChat's review; false when the goods no longer wait for it. */
    reviewed: (row: LiveGoodsRow, refusal: string | undefined) =>
      refusal === undefined
        ? step("passWechat", row, { dueTime: null, reviewReason: null })
        : fail("failWechat", row, refusal, { dueTime: null }),

    /** Goods that have waited for the platform since `until` or longer. */
    awaitingPlatform: (until: Date | undefined) =>
      db
        .select()
        .from(liveGoods)
        .where(and(own, eq(liveGoods.reviewStatus, LiveReviewStatus.platformPending), until && lte(liveGoods.updateTime, until)))
        .orderBy(liveGoods.id)
        .limit(50),
  };

  function searched({ keywords, reviewStatus, isOfShop }: GoodsFilter) {
    return and(
      reviewStatus === undefined ? undefined : eq(liveGoods.reviewStatus, reviewStatus),
      keywords === undefined || isOfShop
        ? undefined
        : or(
            sql`${liveGoods.id}::text = ${keywords}`,
            sql`${liveGoods.productId}::text = ${keywords}`,
            contains(liveGoods.name, keywords),
            contains(sql`${liveGoods.goodsId}::text`, keywords),
            contains(sql`${liveGoods.auditId}::text`, keywords),
          ),
    );
  }
};
