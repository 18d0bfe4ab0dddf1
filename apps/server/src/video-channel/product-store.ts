import { VideoEditStatus } from "@shopkeeper/sdk/contract";
import { and, asc, desc, eq, lt, lte, ne, not, sql, type SQL } from "drizzle-orm";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { revision } from "../kit/version";
import { raiseNotice } from "../notices/shared";
import type { VideoProductRow } from "./product-rows";
import { videoProducts, videoSkus } from "./tables";

/** The filter of lists of products and drafts. */
export interface VideoProductFilter {
  proId?: number | undefined;
  search?: string | undefined;
}

type Kept = "merId" | "id" | "version" | "createTime" | "updateTime";

/** The editable fields of a draft. */
export type VideoDraftValues = Pick<
  typeof videoProducts.$inferInsert,
  | ("primaryProductId" | "title" | "headImg" | "qualificationPics" | "category" | "brandId" | "descInfo" | "tempId")
  | ("unitName" | "giveIntegral" | "ficti" | "stock" | "specType" | "specs")
>;

/** A SKU of a draft. */
export type VideoSkuValues = Omit<typeof videoSkus.$inferInsert, "merId" | "id" | "videoProductId" | "place">;

/** The shop's products in the video channel, and their drafts. */
export const videoProductStore = (scope: Scope) => {
  const { db, merId, clock, totals } = scope;
  const own = and(eq(videoProducts.merId, merId), not(videoProducts.isDel));
  const only = (id: number) => and(own, eq(videoProducts.id, id));
  const isDraft = lt(videoProducts.editStatus, VideoEditStatus.passed);
  const isApproved = eq(videoProducts.editStatus, VideoEditStatus.passed);

  function page(kind: SQL, { proId, search }: VideoProductFilter, name: string, query: PageQuery) {
    const where = and(
      own,
      kind,
      proId === undefined ? undefined : eq(videoProducts.id, proId),
      search === undefined ? undefined : contains(videoProducts.title, search),
    );
    return readPage(query, {
      count: () => totals.of(`${name}:${proId}:${search}`, () => db.$count(videoProducts, where)),
      rows: ({ limit, offset }) => db.select().from(videoProducts).where(where).orderBy(desc(videoProducts.id)).limit(limit).offset(offset),
    });
  }

  async function replaceSkus(videoProductId: number, skus: readonly VideoSkuValues[]) {
    await db.delete(videoSkus).where(and(eq(videoSkus.merId, merId), eq(videoSkus.videoProductId, videoProductId)));
    await db.insert(videoSkus).values(skus.map((sku, place) => ({ ...sku, merId, videoProductId, place })));
  }

  /** Changes a product, and its SKUs if given. */
  async function change(id: number, values: Partial<Omit<VideoProductRow, Kept>>, skus?: readonly VideoSkuValues[]) {
    await db
      .update(videoProducts)
      .set({ ...values, ...revision(videoProducts, clock) })
      .where(only(id));
    if (skus) await replaceSkus(id, skus);
  }

  return {
    drafts: (filter: VideoProductFilter, query: PageQuery) => page(isDraft, filter, "videoDrafts", query),
    approved: (filter: VideoProductFilter, query: PageQuery) => page(isApproved, filter, "videoProducts", query),

    /** A draft or an approved product; `isLocked` locks it until the end of the transaction. */
    async find(id: number, isLocked = false) {
      const select = db.select().from(videoProducts).where(only(id));
      const [row] = await (isLocked ? select.for("update") : select);
      return row;
    },

    skus: (id: number) =>
      db
        .select()
        .from(videoSkus)
        .where(and(eq(videoSkus.merId, merId), eq(videoSkus.videoProductId, id)))
        .orderBy(asc(videoSkus.place)),

    /** Locks the titles of the shop's products until the end of the transaction. */
    async lockTitles() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('video titles'), hashint8(${merId}))`);
    },

    async isTitled(title: string, exceptId: number) {
      const where = and(own, eq(videoProducts.title, title), ne(videoProducts.id, exceptId));
      return (await db.$count(videoProducts, where)) > 0;
    },

    async add(values: VideoDraftValues, skus: readonly VideoSkuValues[]) {
      const now = clock.now();
      const [added] = await db
        .insert(videoProducts)
        .values({ ...values, merId, createTime: now, updateTime: now })
        .returning({ id: videoProducts.id });
      if (!added) throw new Error("a draft was not added");
      await replaceSkus(added.id, skus);
      return added.id;
    },

    change,

    /** Stores that a product was refused, with a notice to the shop. */
    async refuse({ id, title }: Pick<VideoProductRow, "id" | "title">, reason: string, values: Parameters<typeof change>[1]) {
      await change(id, values);
      await raiseNotice(scope, { kind: "review", subject: "videoProduct", subjectId: id, params: { name: title, reason } });
    },

    /** Schedules polling WeChat about a product, whatever the result of the call. */
    async pollLater(id: number, ms: number) {
      const dueTime = new Date(clock.now().getTime() + ms);
      await db.update(videoProducts).set({ dueTime }).where(only(id));
      await schedule(scope, "videoChannel", dueTime);
    },

    /** Deletes a draft for good. */
    async erase(id: number) {
      await db.delete(videoSkus).where(and(eq(videoSkus.merId, merId), eq(videoSkus.videoProductId, id)));
      await db.delete(videoProducts).where(only(id));
    },

    /** The products that wait for the platform's review, submitted by then. */
    submitted: (until?: Date) =>
      db
        .select()
        .from(videoProducts)
        .where(and(own, eq(videoProducts.platformEditStatus, VideoEditStatus.inReview), until && lte(videoProducts.updateTime, until)))
        .orderBy(asc(videoProducts.id))
        .limit(100),
  };
};
