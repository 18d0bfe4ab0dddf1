import type { Schema } from "@shopkeeper/sdk/contract";
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { dateRange, type DateRange, wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { affectsRows } from "../tenancy/affects-rows";
import { contains, containsNumber } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { maskedPhones } from "@shopkeeper/sdk/rules/core";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { reviews } from "./tables";

/** The filter of a list of reviews; users and products are sub-queries. */
export interface ReviewFilter extends Pick<QueryOf<"listReviews">, "star"> {
  search?: { by: Schema<"UserSearchType">; text: string; phoned: SQLWrapper };
  /** Only reviews with these ids. */
  ids?: readonly number[];
  products?: SQLWrapper;
  isAnswered?: boolean;
  written?: DateRange;
}

/** A review by the shop itself; its pictures are stored paths. */
interface OwnReview extends Omit<Required<Schema<"OwnReviewInput">>, "attrValueId"> {
  skuId: number;
  sku: string;
}

/** The reviews of the shop's products. */
export const reviewStore = ({ db, merId, clock, files, totals }: Scope) => {
  const own = and(eq(reviews.merId, merId), not(reviews.isDel));
  const only = (id: number) => and(own, eq(reviews.id, id));
  const listed = (row: typeof reviews.$inferSelect) => ({
    id: row.id,
    uid: row.uid,
    productId: row.productId,
    sku: row.sku,
    star: row.star,
    comment: row.comment,
    pics: row.pics.map((path) => files.publicUrl(path)),
    nickname: maskedPhones(row.nickname),
    avatar: row.avatar && files.publicUrl(row.avatar),
    merchantReplyContent: row.answer,
    merchantReplyTime: wireTimeOrNull(row.answerTime),
    createTime: wireTime(row.createTime),
  });

  return {
    /** Adds a buyer's review of a received line. */
    async write(review: Omit<typeof reviews.$inferInsert, "merId" | "id" | "createTime">) {
      await db.insert(reviews).values({ ...review, merId, createTime: clock.now() });
    },

    /** The present period of a `dateLimit`; undefined if it has none. */
    period: (limit: string) => dateRange(limit, clock.now()),

    /** One page of the reviews, newest first. `filterKey` identifies the filter in the cache of totals. */
    async page(filter: ReviewFilter, filterKey: string, query: PageQuery) {
      const where = and(own, conditionOf(filter));
      return readPage(query, {
        count: () => totals.of(`reviews:${filterKey}`, () => db.$count(reviews, where)),
        async rows({ limit, offset }) {
          const rows = await db.select().from(reviews).where(where).orderBy(desc(reviews.id)).limit(limit).offset(offset);
          return rows.map(listed);
        },
      });
    },

    /** The number of reviews with and without a reply. */
    async counts(filter: ReviewFilter, filterKey: string) {
      const count = (name: string, isAnswered?: boolean) =>
        totals.of(`reviews:${name}:${filterKey}`, () => db.$count(reviews, and(own, conditionOf({ ...filter, isAnswered }))));
      const [all, open] = [await count("all"), await count("open", false)];
      return { all, open, answered: all - open };
    },

    size: (filter: ReviewFilter) => db.$count(reviews, and(own, conditionOf(filter))),

    /** The number of the given reviews that exist. */
    existing: (ids: readonly number[]) => db.$count(reviews, and(own, inArray(reviews.id, [...ids]))),

    /** Reviews older than the review with an id, newest first. */
    async before(id: number | undefined, filter: ReviewFilter, limit: number) {
      const where = and(own, conditionOf(filter), id === undefined ? undefined : lt(reviews.id, id));
      const rows = await db.select().from(reviews).where(where).orderBy(desc(reviews.id)).limit(limit);
      return rows.map(listed);
    },

    async find(id: number) {
      const [row] = await db.select().from(reviews).where(only(id));
      return row && listed(row);
    },

    async add(review: OwnReview) {
      await db.insert(reviews).values({ ...review, merId, uid: 0, createTime: clock.now() });
    },

    /** Replies to a review without a reply; false when it has one or is missing. */
    answer: (id: number, text: string) =>
      affectsRows(
        db
          .update(reviews)
          .set({ answer: text, answerTime: clock.now() })
          .where(and(only(id), isNull(reviews.answer))),
      ),

    /** Deletes a review; false when it is missing. */
    remove: (id: number) => affectsRows(db.update(reviews).set({ isDel: true }).where(only(id))),
  };
};

function conditionOf({ search, ids, products, star, isAnswered, written }: ReviewFilter): SQL | undefined {
  return and(
    search && searchCondition(search),
    ids && inArray(reviews.id, [...ids]),
    products && inArray(reviews.productId, products),
    star === undefined ? undefined : eq(reviews.star, star),
    isAnswered === undefined ? undefined : isAnswered ? isNotNull(reviews.answer) : isNull(reviews.answer),
    written && and(gte(reviews.createTime, written.from), lt(reviews.createTime, written.to)),
  );
}

function searchCondition({ by, text, phoned }: NonNullable<ReviewFilter["search"]>): SQL | undefined {
  const isPhoned = inArray(reviews.uid, phoned);
  switch (by) {
    case "uid":
      return sql`${reviews.uid}::text = ${text}`;
    case "nickname":
      return contains(reviews.nickname, text);
    case "phone":
      return isPhoned;
    case "all":
      return or(containsNumber(reviews.uid, text), contains(reviews.nickname, text), isPhoned);
  }
}
