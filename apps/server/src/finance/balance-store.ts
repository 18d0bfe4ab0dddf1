import { wireDay } from "@shopkeeper/sdk/rules/time";
import { and, eq, gt, gte, sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { ledgerEntries } from "./tables";

const dayMs = 86_400_000;

/** The balance that the platform holds for the shop. */
export const balanceStore = ({ db, merId, clock, totals }: Scope) => {
  const own = eq(ledgerEntries.merId, merId);
  const sum = sql`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number);

  return {
    /** The balance in cents, and its frozen part: the proceeds of orders paid within the last `freezeDays`. */
    async read(freezeDays: number) {
      const whole = await totals.of("finance:balance", async () => {
        const [row] = await db.select({ sum }).from(ledgerEntries).where(own);
        return row?.sum ?? 0;
      });
      const since = new Date(clock.now().getTime() - freezeDays * dayMs);
      // nothing of an order is booked before it is paid
      const fresh = and(own, gte(ledgerEntries.day, wireDay(since)), gt(ledgerEntries.paidTime, since));
      const [row] = await db.select({ sum }).from(ledgerEntries).where(fresh);
      const frozen = Math.max(0, row?.sum ?? 0);
      return { whole, frozen, released: whole - frozen };
    },
  };
};
