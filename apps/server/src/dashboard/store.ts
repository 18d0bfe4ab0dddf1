import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { type DateRange, wireDay } from "@shopkeeper/sdk/rules/time";
import type { Scope } from "../tenancy/scope";
import { startOfDay } from "./days";
import { productViews, shopVisits } from "./tables";

const hour = 3_600_000;

/** The visits of the shop, and the views of its products. */
export const trafficStore = ({ db, merId }: Scope) => {
  const viewed = sql<number>`sum(${productViews.views})`.mapWith(Number);
  const viewsWithin = ({ from, to }: DateRange) =>
    and(eq(productViews.merId, merId), gte(productViews.day, wireDay(from)), lt(productViews.day, wireDay(to)));

  return {
    /** The visitors of whole days, by the first moment of each hour or day that had any, in order. */
    async visitors({ from, to }: DateRange, unit: "hour" | "day") {
      const rows = await db
        .select()
        .from(shopVisits)
        .where(and(eq(shopVisits.merId, merId), gte(shopVisits.day, wireDay(from)), lt(shopVisits.day, wireDay(to))))
        .orderBy(asc(shopVisits.day));
      return rows.flatMap(({ day, visitors, visitorsByHour }) => {
        const start = startOfDay(day);
        if (unit === "day") return [{ start, visitorsNum: visitors }];
        return visitorsByHour.map((visitorsNum, at) => ({ start: new Date(start.getTime() + at * hour), visitorsNum }));
      });
    },

    /** The products that were viewed most often, most first. */
    async mostViewed(range: DateRange, limit: number) {
      const rows = await db
        .select({ productId: productViews.productId, views: viewed })
        .from(productViews)
        .where(viewsWithin(range))
        .groupBy(productViews.productId)
        .orderBy(desc(viewed), asc(productViews.productId))
        .limit(limit);
      return new Map(rows.map(({ productId, views }) => [productId, views]));
    },

    /** How often these products were viewed, by their ids. */
    async viewsOf(range: DateRange, ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, number>();
      const rows = await db
        .select({ productId: productViews.productId, views: viewed })
        .from(productViews)
        .where(and(viewsWithin(range), inArray(productViews.productId, [...ids])))
        .groupBy(productViews.productId);
      return new Map(rows.map(({ productId, views }) => [productId, views]));
    },
  };
};
