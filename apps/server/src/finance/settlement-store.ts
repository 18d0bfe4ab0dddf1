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

/** The filter of a list of settlements. */
export interface SettlementFilter {
  closingNo?: string | undefined;
  closingType?: Schema<"PayoutType"> | undefined;
  auditStatus?: Schema<"SettlementAudit"> | undefined;
  accountStatus?: Schema<"SettlementAccount"> | undefined;
  applied?: DateRange | undefined;
}

/** A requested settlement. */
export type NewSettlement = Omit<typeof settlements.$inferInsert, "merId" | "id" | "closingNo" | "createTime" | "updateTime">;

const isWaiting = eq(settlements.auditStatus, SettlementAudit.waiting);
const isUnpaid = and(eq(settlements.auditStatus, SettlementAudit.passed), eq(settlements.accountStatus, SettlementAccount.unpaid));

/** The shop's settlements; each change of state is booked with it. */
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

  /** Changes a settlement that is in a given state; undefined when it is not. */
  async function change(closingNo: string, from: ReturnType<typeof and>, changes: Partial<SettlementRow>) {
    const updateTime = clock.now();
    const [row] = await db
      .update(settlements)
      .set({ ...changes, updateTime })
      .where(and(only(closingNo), from))
      .returning();
    return row;
  }

  /** Raises a notice of the result of a settlement. */
  const raise = ({ closingNo, amount }: SettlementRow, result: Pick<Schema<"NoticeParams">, "outcome" | "reason">) =>
    raiseNotice(scope, {
      ...{ kind: "settlement", subject: "settlement", subjectId: closingNo },
      params: { number: closingNo, amount: moneyText(amount), ...result },
    });

  return {
    /** The current period of a `dateLimit`; undefined when it is invalid. */
    period: (limit: string) => dateRange(limit, clock.now()),

    /** One page, newest first. */
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

    /** The number of the unfinished settlement. */
    async open() {
      const [row] = await db
        .select({ closingNo: settlements.closingNo })
        .from(settlements)
        .where(and(own, or(isWaiting, isUnpaid)));
      return row?.closingNo;
    },

    /** Adds a settlement and reserves its amount. */
    async add(settlement: NewSettlement) {
      const [id = 0] = await newIds(db, settlements, 1);
      const now = clock.now();
      const closingNo = settlementNumber(now, id);
      await db.insert(settlements).values({ ...settlement, merId, id, closingNo, createTime: now, updateTime: now });
      await ledger.settled(closingNo, [["reserve", -settlement.amount]]);
      return closingNo;
    },

    /** The settlements that wait for the platform's review or payout, last changed by `until`. */
    waiting: (state: "review" | "payout", until?: Date) =>
      db
        .select()
        .from(settlements)
        .where(and(own, state === "review" ? isWaiting : isUnpaid, until && lte(settlements.updateTime, until)))
        .orderBy(settlements.id),

    /** Approves a pending settlement; false when it is no longer pending. */
    async pass(closingNo: string, auditName: string) {
      const changes = { auditStatus: SettlementAudit.passed, auditName, auditTime: clock.now() };
      return (await change(closingNo, isWaiting, changes)) !== undefined;
    },

    /** Refuses a pending settlement, which releases its amount; false when it is no longer pending. */
    async refuse(closingNo: string, auditName: string, refusalReason: string) {
      const changes = { auditStatus: SettlementAudit.refused, auditName, auditTime: clock.now(), refusalReason };
      const row = await change(closingNo, isWaiting, changes);
      if (row) {
        await ledger.settled(closingNo, [["release", row.amount]]);
        await raise(row, { outcome: "refused", reason: refusalReason });
      }
      return row !== undefined;
    },

    /** Records the payout of an approved settlement; false when there is nothing to pay. */
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

/** The number of a settlement: the time of its request, and its id. */
export const settlementNumber = (createTime: Date, id: number) =>
  `CM${wireTime(createTime).replace(/\D/g, "").slice(2)}${String(id).padStart(8, "0")}`;
