import { RefundStatus } from "@shopkeeper/sdk/contract";
import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { refunds } from "./tables";

/**
 * The pieces of a line in approved refunds that are being paid, as a column of a query.
 *
 * The shop is a value: Citus does not propagate a column of the outer query, and would query all shards.
 */
export const refundingPieces = (merId: number, lineId: SQLWrapper) =>
  sql`(select coalesce(sum(${refunds.applyRefundNum}), 0) from ${refunds}
    where ${and(eq(refunds.merId, merId), eq(refunds.orderDetailId, lineId), eq(refunds.refundStatus, RefundStatus.refunding))})`.mapWith(
    Number,
  );
