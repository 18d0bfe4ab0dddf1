import { desc, eq } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Language } from "@shopkeeper/sdk/rules/core";
import type { AuditedCall } from "../core/audited-call";
import { readPage, type PageQuery, type PageWindow } from "../core/page";
import type { Scope } from "../core/scope";
import { CHAIN_START, entryHash } from "./chain";
import { operationLabel } from "./labels";
import { maskedJson, maskedText } from "./masked";
import { operationLogHeads, operationLogs } from "./tables";

/** The log of sensitive operations of one shop. */
export const logStore = ({ db, merId, clock }: Pick<Scope, "db" | "merId" | "clock">) => ({
  /** Adds a call at the end of the shop's chain; it needs an open transaction, which holds the chain until it ends. */
  async add({ operation, method, path, input, session, caller, outcome }: AuditedCall) {
    const [head] = await db
      .insert(operationLogHeads)
      .values({ merId, entries: 0, hash: CHAIN_START })
      .onConflictDoUpdate({ target: operationLogHeads.merId, set: { merId } })
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
  page(query: PageQuery, language: Language) {
    const own = eq(operationLogs.merId, merId);
    const rows = async ({ limit, offset }: PageWindow) => {
      const found = await db.select().from(operationLogs).where(own).orderBy(desc(operationLogs.id)).limit(limit).offset(offset);
      return found.map((row) => ({
        id: row.id,
        merId,
        adminId: row.accountId,
        adminAccount: row.account,
        description: operationLabel(row.operation)[language],
        method: row.operation,
        requestMethod: row.method,
        url: row.path,
        ip: row.address,
        requestParam: row.request,
        result: row.answer,
        status: row.isFailed ? (1 as const) : (0 as const),
        errorMsg: row.error,
        createTime: wireTime(row.createTime),
      }));
    };
    return readPage(query, { count: () => db.$count(operationLogs, own), rows });
  },
});
