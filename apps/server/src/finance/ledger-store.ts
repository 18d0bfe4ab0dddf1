import { and, eq, inArray, sql } from "drizzle-orm";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import type { Scope } from "../tenancy/scope";
import { type Entry, type EntryKind, type PaidOrder, type PaidRefund, paymentEntries, refundEntries } from "./entries";
import { ledgerEntries } from "./tables";

/** The shop's ledger: every movement of its money is booked here, in the same transaction. */
export const ledgerStore = ({ db, merId, clock }: Scope) => {
  const add = async (made: readonly Entry[]) => {
    if (made.length > 0) await db.insert(ledgerEntries).values(made.map((entry) => ({ ...entry, merId })));
  };

  return {
    /** Books an order that was just paid. */
    paid: (order: PaidOrder) => add(paymentEntries(order)),

    /** Books a refund that was just paid; its order is locked, so that refunds of an order are booked one after the other. */
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

    /** The booked refunds of some orders, with the refunded cents and the fee returned with them. */
    async feeReturns(orderNos: readonly string[]) {
      if (orderNos.length === 0) return [];
      const total = (kind: EntryKind) =>
        sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = ${kind}), 0)`.mapWith(Number);
      // the kinds are literals so that the index on refunds is used
      const isRefund = sql`${ledgerEntries.kind} in ('refund', 'fee_return')`;
      const rows = await db
        .select({ orderNo: ledgerEntries.orderNo, refundOrderNo: ledgerEntries.sourceNo, price: total("refund"), fee: total("fee_return") })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.merId, merId), inArray(ledgerEntries.orderNo, [...orderNos]), isRefund))
        .groupBy(ledgerEntries.orderNo, ledgerEntries.sourceNo);
      return rows.map((row) => ({ ...row, price: -row.price }));
    },

    /** Books state changes of a settlement. */
    settled(closingNo: string, steps: readonly (readonly [EntryKind & ("reserve" | "release" | "payout"), number])[]) {
      const time = clock.now();
      return add(steps.map(([kind, amount]) => ({ kind, amount, sourceNo: closingNo, time, day: wireDay(time) })));
    },
  };
};
