import { RefundStatus } from "@shopkeeper/sdk/contract";
import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { refunds } from "./tables";

/** How many pieces of a line are in refunds that are agreed and being paid, as a column of a query. */
export const refundingPieces = (merId: SQLWrapper, lineId: SQLWrapper) =>
  sql`(select coalesce(sum(${refunds.applyRefundNum}), 0) from ${refunds}
    where ${and(eq(refunds.merId, merId), eq(refunds.orderDetailId, lineId), eq(refunds.refundStatus, RefundStatus.refunding))})`.mapWith(
    Number,
  );
