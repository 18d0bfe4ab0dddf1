import { and, desc, eq, not, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { orderDetails } from "./tables";

/** The lines of the shop's orders for reviews by their buyers. */
export const orderReviewStore = ({ db, merId }: Scope) => {
  const isOpen = and(
    eq(orderDetails.merId, merId),
    orderDetails.isReceive,
    not(orderDetails.isReply),
    sql`${orderDetails.refundNum} < ${orderDetails.payNum}`,
  );
  return {
    /** Lines that were received and have no review, newest first. */
    open: (limit: number) => db.select().from(orderDetails).where(isOpen).orderBy(desc(orderDetails.id)).limit(limit),

    /** Marks a line as reviewed; false when it is already, or cannot be. */
    close: (id: number) =>
      affectsRows(
        db
          .update(orderDetails)
          .set({ isReply: true })
          .where(and(isOpen, eq(orderDetails.id, id))),
      ),
  };
};
