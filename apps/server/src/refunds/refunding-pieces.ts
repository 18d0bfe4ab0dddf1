import { RefundStatus } from "@shopkeeper/sdk/contract";
import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { refunds } from "./tables";

/**
 * How many pieces of a line are in refunds that are agreed and being paid, as a column of a query.
 *
 * The shop is a value: Citus does not follow a column of the query around it, and would ask all shards.
 */
export const refundingPieces = (merId: number, lineId: SQLWrapper) =>
  sql`(select coalesce(sum(${refunds.applyRefundNum}), 0) from ${refunds}
    where ${and(eq(refunds.merId, merId), eq(refunds.orderDetailId, lineId), eq(refunds.refundStatus, RefundStatus.refunding))})`.mapWith(
    Number,
  );
