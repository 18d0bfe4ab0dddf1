import { SettlementAccount, SettlementAudit, type Schema } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { type DateRange, dateRange, wireTime } from "@shopkeeper/sdk/rules/time";
import { and, desc, eq, gte, lt, lte, or } from "drizzle-orm";
import { type PageQuery, readPage } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { raiseNotice } from "../notices/shared";
import { newIds } from "../tenancy/insert-rows";
import { ledgerStore } from "./ledger-store";
import { listedSettlement, settlementDetails, type SettlementRow } from "./settlement-rows";
import { settlements } from "./tables";

/** Which settlements are meant. */
export interface SettlementFilter {
  closingNo?: string | undefined;
  closingType?: Schema<"PayoutType"> | undefined;
  auditStatus?: Schema<"SettlementAudit"> | undefined;
  accountStatus?: Schema<"SettlementAccount"> | undefined;
  applied?: DateRange | undefined;
}

/** A settlement that is applied for. */
export type NewSettlement = Omit<typeof settlements.$inferInsert, "merId" | "id" | "closingNo" | "createTime" | "updateTime">;

const isWaiting = eq(settlements.auditStatus, SettlementAudit.waiting);
const isUnpaid = and(eq(settlements.auditStatus, SettlementAudit.passed), eq(settlements.accountStatus, SettlementAccount.unpaid));

/** The shop's settlements; each step of one is booked with it. */
export const settlementStore = (scope: Scope) => {
  const { db, merId, clock, files, totals } = scope;
  const ledger = ledgerStore(scope);
  const own = eq(settlements.merId, merId);
  const only = (closingNo: string) => and(own, eq(settlements.closingNo, closingNo));
  const where = ({ closingNo, closingType, auditStatus, accountStatus, applied }: SettlementFilter) =>
    and(
      own,
      closingNo === undefined ? undefined : eq(settlements.closingNo, closingNo),
      closingType && eq(settlements.closingType, closingType),
      auditStatus === undefined ? undefined : eq(settlements.auditStatus, auditStatus),
      accountStatus === undefined ? undefined : eq(settlements.accountStatus, accountStatus),
      applied && gte(settlements.createTime, applied.from),
      applied && lt(settlements.createTime, applied.to),
    );

  /** Takes a step of a settlement that is in some state; undefined when it is not. */
  async function change(closingNo: string, from: ReturnType<typeof and>, changes: Partial<SettlementRow>) {
    const updateTime = clock.now();
    const [row] = await db
      .update(settlements)
      .set({ ...changes, updateTime })
      .where(and(only(closingNo), from))
      .returning();
    return row;
  }

  /** Raises a notice of what became of a settlement. */
  const raise = ({ closingNo, amount }: SettlementRow, result: Pick<Schema<"NoticeParams">, "outcome" | "reason">) =>
    raiseNotice(scope, {
      ...{ kind: "settlement", subject: "settlement", subjectId: closingNo },
      params: { number: closingNo, amount: moneyText(amount), ...result },
    });

  return {
    /** The period that a `dateLimit` names now; undefined when it names none. */
    period: (limit: string) => dateRange(limit, clock.now()),

    /** One page, the newest first. */
    page: (filter: SettlementFilter, query: PageQuery) =>
      readPage(query, {
        count: () => totals.of(`settlements:${JSON.stringify(filter)}`, () => db.$count(settlements, where(filter))),
        rows: async ({ limit, offset }) =>
          (
            await db
              .select()
              .from(settlements)
              .where(where(filter))
              .orderBy(desc(settlements.createTime), desc(settlements.id))
              .limit(limit)
              .offset(offset)
          ).map(listedSettlement),
      }),

    async find(closingNo: string) {
      const [row] = await db.select().from(settlements).where(only(closingNo));
      return row && settlementDetails(row, files);
    },

    /** The number of the one that is not done yet. */
    async open() {
      const [row] = await db
        .select({ closingNo: settlements.closingNo })
        .from(settlements)
        .where(and(own, or(isWaiting, isUnpaid)));
      return row?.closingNo;
    },

    /** Adds a settlement, whose amount is reserved by it. */
    async add(settlement: NewSettlement) {
      const [id = 0] = await newIds(db, settlements, 1);
      const now = clock.now();
      const closingNo = settlementNumber(now, id);
      await db.insert(settlements).values({ ...settlement, merId, id, closingNo, createTime: now, updateTime: now });
      await ledger.settled(closingNo, [["reserve", -settlement.amount]]);
      return closingNo;
    },

    /** Those that wait for the platform: to be reviewed, or to be paid out; changed by then at the latest. */
    waiting: (state: "review" | "payout", until?: Date) =>
      db
        .select()
        .from(settlements)
        .where(and(own, state === "review" ? isWaiting : isUnpaid, until && lte(settlements.updateTime, until)))
        .orderBy(settlements.id),

    /** The platform agrees to one that waits; false when it does not wait any more. */
    async pass(closingNo: string, auditName: string) {
      const changes = { auditStatus: SettlementAudit.passed, auditName, auditTime: clock.now() };
      return (await change(closingNo, isWaiting, changes)) !== undefined;
    },

    /** The platform refuses one that waits, which releases its amount; false when it does not wait any more. */
    async refuse(closingNo: string, auditName: string, refusalReason: string) {
      const changes = { auditStatus: SettlementAudit.refused, auditName, auditTime: clock.now(), refusalReason };
      const row = await change(closingNo, isWaiting, changes);
      if (row) {
        await ledger.settled(closingNo, [["release", row.amount]]);
        await raise(row, { outcome: "refused", reason: refusalReason });
      }
      return row !== undefined;
    },

    /** The platform has paid out one that passed; false when there is nothing to pay. */
    async payOut(closingNo: string, closingProof: string[]) {
      const row = await change(closingNo, isUnpaid, { accountStatus: SettlementAccount.paid, closingProof, closingTime: clock.now() });
      if (row) {
        await ledger.settled(closingNo, [
          ["release", row.amount],
          ["payout", -row.amount],
        ]);
        await raise(row, { outcome: "paid" });
      }
      return row !== undefined;
    },
  };
};

/** The number of a settlement: when it was applied for, and its id. */
export const settlementNumber = (createTime: Date, id: number) =>
  `CM${wireTime(createTime).replace(/\D/g, "").slice(2)}${String(id).padStart(8, "0")}`;
