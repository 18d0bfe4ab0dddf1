import { RefundTab, type Schema } from "@shopkeeper/sdk/contract";
import { numberKey } from "@shopkeeper/sdk/rules/core";
import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { and, eq, gte, inArray, lt, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { containsNumber } from "../kit/contains";
import { maxId } from "../tenancy/id-column";
import { refunds } from "./tables";

/** The filter of a list of refunds without its tab. */
export interface RefundFilter {
  /** The search for buyers; the buyers with such a name or number are sub-queries. */
  search?: { by: Schema<"UserSearchType">; text: string; named: SQLWrapper; phoned: SQLWrapper };
  /** The complete number of a refund. */
  refundOrderNo?: string;
  /** Part of the order's number. */
  orderNo?: string;
  /** The complete number of the returned parcel. */
  trackingNumber?: string;
  made?: DateRange;
}

/** The condition of a filter on a shop's refunds. */
export const filterCondition = (merId: number, { search, refundOrderNo, orderNo, trackingNumber, made }: RefundFilter): SQL | undefined =>
  and(
    eq(refunds.merId, merId),
    search && searchCondition(search),
    refundOrderNo === undefined ? undefined : eq(refunds.refundOrderNo, refundOrderNo),
    orderNo === undefined ? undefined : sql`strpos(${refunds.orderNo}, ${orderNo}) > 0`,
    trackingNumber === undefined ? undefined : parcelCondition(trackingNumber),
    made && and(gte(refunds.createTime, made.from), lt(refunds.createTime, made.to)),
  );

/** Parcel numbers are compared without spaces and dashes, ignoring case. */
const parcelCondition = (number: string) => sql`upper(regexp_replace(${refunds.trackingNumber}, '[-\\s]', '', 'g')) = ${numberKey(number)}`;

/** The condition of refunds under a tab; undefined for all of them. */
export const tabCondition = (tab: Schema<"RefundTab">): SQL | undefined =>
  // the code is inlined, so that the index on the waiting refunds is used
  tab === RefundTab.all ? undefined : eq(refunds.refundStatus, tab).inlineParams();

function searchCondition({ by, text, named, phoned }: NonNullable<RefundFilter["search"]>): SQL | undefined {
  switch (by) {
    case "uid":
      return Number(text) <= maxId ? eq(refunds.uid, Number(text)) : sql`false`;
    case "nickname":
      return inArray(refunds.uid, named);
    case "phone":
      return inArray(refunds.uid, phoned);
    case "all":
      return or(containsNumber(refunds.uid, text), inArray(refunds.uid, named), inArray(refunds.uid, phoned));
  }
}
