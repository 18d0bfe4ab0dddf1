import { and, desc, eq, lt, not, sql } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Language } from "@shopkeeper/sdk/rules/core";
import type { AuditedCall } from "../core/audited-call";
import { readPage, type PageQuery, type PageWindow } from "../core/page";
import type { Scope } from "../core/scope";
import { CHAIN_START, entryHash } from "./chain";
import { subjectOf } from "./earlier-log";
import { logCondition, type LogCriteria } from "./log-filter";
import { wireLog } from "./log-rows";
import { maskedJson, maskedText } from "./masked";
import { operationLogHeads, operationLogs } from "./tables";
import { verifyShop } from "./verify";

/** The log of sensitive operations of one shop. */
export const logStore = ({ db, merId, clock }: Pick<Scope, "db" | "merId" | "clock">) => ({
  /** Adds a call at the end of the shop's chain; it needs an open transaction, which holds the chain until it ends. */
  async add({ operation, method, path, input, session, caller, outcome }: AuditedCall) {
    // an update that changes nothing locks the head
    const [head] = await db
      .insert(operationLogHeads)
      .values({ merId, entries: 0, hash: CHAIN_START })
      .onConflictDoUpdate({ target: operationLogHeads.merId, set: { entries: sql`${operationLogHeads.entries}` } })
      .returning();
    const entry = {
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
      entry: (head?.entries ?? 0) + 1,
      createTime: clock.now(),
    };
    const hash = entryHash(head?.hash ?? CHAIN_START, entry);
    await db.insert(operationLogs).values({ ...entry, hash });
    await db.update(operationLogHeads).set({ entries: entry.entry, hash }).where(eq(operationLogHeads.merId, merId));
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

  /** The rows before one, newest first, or the newest. */
  async before(id: number | undefined, criteria: LogCriteria, limit: number, language: Language) {
    const earlier = and(logCondition(merId, criteria), id === undefined ? undefined : lt(operationLogs.id, id));
    const rows = await db.select().from(operationLogs).where(earlier).orderBy(desc(operationLogs.id)).limit(limit);
    return rows.map((row) => wireLog(row, language));
  },

  /** One row, with the last call before it that did the same to the same row of the shop. */
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

  /** Follows the chain of the shop from its first row to its last. */
  async verify() {
    const { entries, unchained, head, faults } = await verifyShop(db, merId);
    const [last] = await db
      .select({ createTime: operationLogs.createTime })
      .from(operationLogs)
      .where(and(eq(operationLogs.merId, merId), eq(operationLogs.entry, entries)));
    return {
      ...{ entries, unchained, head, isWhole: faults.length === 0, faults: faults.length },
      lastTime: last ? wireTime(last.createTime) : null,
      verifyTime: wireTime(clock.now()),
    };
  },
});

/** So many calls of a kind are looked at for the one before. */
const LOOKED_BACK = 200;
