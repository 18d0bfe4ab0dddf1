import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, desc, eq } from "drizzle-orm";
import { type PageQuery, readPage } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { orderLogs } from "./tables";

/** The logs of the shop's orders. */
export const orderLogStore = ({ db, merId }: Scope) => ({
  /** One page of an order's log, newest first. */
  page(orderNo: string, query: PageQuery) {
    const where = and(eq(orderLogs.merId, merId), eq(orderLogs.orderNo, orderNo));
    return readPage(query, {
      count: () => db.$count(orderLogs, where),
      rows: async ({ limit, offset }) => {
        const rows = await db.select().from(orderLogs).where(where).orderBy(desc(orderLogs.id)).limit(limit).offset(offset);
        return rows.map(({ changeType, changeMessage, operator, createTime }) => ({
          ...{ oid: orderNo, orderNo, changeType, changeMessage, operator },
          createTime: wireTime(createTime),
        }));
      },
    });
  },
});
