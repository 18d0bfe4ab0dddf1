import { and, desc, eq, lt, not, sql } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Language } from "@shopkeeper/sdk/rules/core";
import type { AuditedCall } from "../kernel/audited-call";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { nextStripe } from "../tenancy/stripes";
import { sealOf } from "./chain";
import { subjectOf } from "./earlier-log";
import { logCondition, type LogCriteria } from "./log-filter";
import { wireLog } from "./log-rows";
import { maskedJson, maskedText } from "./masked";
import { operationLogNotes, operationLogs, operationLogStripes } from "./tables";
import { verifyShop } from "./verify";

/** The log of sensitive operations of one shop. */
export const logStore = ({ db, merId, clock }: Pick<Scope, "db" | "merId" | "clock">) => ({
  /** Adds a call, which a job chains soon; it needs an open transaction, which locks one stripe of the log until it ends. */
  async add({ operation, method, path, input, session, caller, outcome }: AuditedCall) {
    const stripe = nextStripe();
    const [counted] = await db
      .insert(operationLogStripes)
      .values({ merId, stripe, entries: 1 })
      .onConflictDoUpdate({
        target: [operationLogStripes.merId, operationLogStripes.stripe],
        set: { entries: sql`${operationLogStripes.entries} + 1` },
      })
      .returning({ stripeEntry: operationLogStripes.entries });
    const row = {
      merId,
      accountId: session.accountId,
      account: session.account,
      operation,
      method,
      path,
      request: maskedJson(input ?? {}),
      address: caller.address,
      requestId: caller.id,
      isFailed: outcome.isFailed,
      code: outcome.code,
      answer: maskedText(outcome.answer),
      error: maskedText(outcome.error),
      createTime: clock.now(),
      stripe,
      stripeEntry: counted?.stripeEntry ?? 1,
    };
    await db.insert(operationLogs).values({ ...row, seal: sealOf(row) });
    await db.insert(operationLogNotes).values({ merId });
  },

  /** One page of the log, newest first. */
  page(criteria: LogCriteria, query: PageQuery, language: Language) {
    const found = logCondition(merId, criteria);
    const rows = async ({ limit, offset }: PageWindow) => {
      const page = await db.select().from(operationLogs).where(found).orderBy(desc(operationLogs.id)).limit(limit).offset(offset);
      return page.map((row) => wireLog(row, language));
    };
    return readPage(query, { count: () => db.$count(operationLogs, found), rows });
  },

  size: (criteria: LogCriteria) => db.$count(operationLogs, logCondition(merId, criteria)),

  /** The rows before a row, newest first, or the newest. */
  async before(id: number | undefined, criteria: LogCriteria, limit: number, language: Language) {
    const earlier = and(logCondition(merId, criteria), id === undefined ? undefined : lt(operationLogs.id, id));
    const rows = await db.select().from(operationLogs).where(earlier).orderBy(desc(operationLogs.id)).limit(limit);
    return rows.map((row) => wireLog(row, language));
  },

  /** One row, with the previous call of the same operation on the same row of the shop. */
  async find(id: number, language: Language) {
    const own = eq(operationLogs.merId, merId);
    const [row] = await db
      .select()
      .from(operationLogs)
      .where(and(own, eq(operationLogs.id, id)));
    if (!row) return undefined;
    const subject = subjectOf(row.operation, row.request);
    if (subject === undefined) return { ...wireLog(row, language), previous: null };
    const alike = await db
      .select()
      .from(operationLogs)
      .where(and(own, lt(operationLogs.id, id), eq(operationLogs.operation, row.operation), not(operationLogs.isFailed)))
      .orderBy(desc(operationLogs.id))
      .limit(LOOKED_BACK);
    const before = alike.find(({ operation, request }) => subjectOf(operation, request) === subject);
    const previous = before && {
      id: before.id,
      adminAccount: before.account,
      requestParam: before.request,
      createTime: wireTime(before.createTime),
    };
    return { ...wireLog(row, language), previous: previous ?? null };
  },

  /** Verifies the chain of the shop from its first row to its last. */
  async verify() {
    const { entries, waiting, unchained, head, lastTime, faults } = await verifyShop(db, merId);
    return {
      ...{ entries: entries + waiting, unchained, head, isWhole: faults.length === 0, faults: faults.length },
      lastTime: lastTime ? wireTime(lastTime) : null,
      verifyTime: wireTime(clock.now()),
    };
  },
});

/** The most calls of a kind in which the previous one is searched. */
const LOOKED_BACK = 200;
