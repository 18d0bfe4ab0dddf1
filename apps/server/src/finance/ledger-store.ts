import { and, eq, inArray, sql } from "drizzle-orm";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import type { Scope } from "../core/scope";
import { type Entry, type EntryKind, type PaidOrder, type PaidRefund, paymentEntries, refundEntries } from "./entries";
import { ledgerEntries } from "./tables";

/** The shop's ledger: whoever moves its money books it here, in the same transaction. */
export const ledgerStore = ({ db, merId, clock }: Scope) => {
  const add = async (made: readonly Entry[]) => {
    if (made.length > 0) await db.insert(ledgerEntries).values(made.map((entry) => ({ ...entry, merId })));
  };

  return {
    /** Books an order that was paid just now. */
    paid: (order: PaidOrder) => add(paymentEntries(order)),

    /** Books a refund that was paid just now; its order is locked, so that refunds of an order are booked one after the other. */
    async refunded(order: PaidOrder, refund: PaidRefund) {
      const ofOrder = and(
        eq(ledgerEntries.merId, merId),
        eq(ledgerEntries.orderNo, order.orderNo),
        inArray(ledgerEntries.kind, ["refund", "fee_return"]),
      );
      const [before] = await db
        .select({
          price: sql`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = 'refund'), 0)`.mapWith(Number),
          fee: sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = 'fee_return'), 0)`.mapWith(Number),
        })
        .from(ledgerEntries)
        .where(ofOrder);
      await add(refundEntries(order, refund, before ?? { price: 0, fee: 0 }));
    },

    /** Books steps of a settlement. */
    settled(closingNo: string, steps: readonly (readonly [EntryKind & ("reserve" | "release" | "payout"), number])[]) {
      const time = clock.now();
      return add(steps.map(([kind, amount]) => ({ kind, amount, sourceNo: closingNo, time, day: wireDay(time) })));
    },
  };
};
