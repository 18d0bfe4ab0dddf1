import type { Ports } from "../ports/ports";
import type { Database } from "../ports/database";
import { failedOutcome } from "./audited-outcome";
import type { AuditedCall } from "./audited-call";
import type { Authenticated } from "./authenticate";
import type { Caller } from "./call";
import { memoryLimit, type Allowance } from "./rate-limits";
import { Refusal } from "../core/refusal";
import type { Scope } from "../tenancy/scope";
import type { WireOperation } from "../contract/wire-schema";

/** The known parts of a call that did not succeed. */
export interface FailedCall {
  who?: Authenticated;
  /** The input, once it was read. */
  input?: unknown;
}

export interface AuditFailuresOptions {
  database: Database;
  ports: Pick<Ports, "clock" | "logger">;
  allowance: Allowance;
  audit(scope: Pick<Scope, "db" | "merId" | "clock">, audited: AuditedCall): Promise<void>;
}

/**
 * Records refused and failed calls in the log, each in a transaction of its own, since the call's own has been rolled back.
 *
 * Calls beyond a rate limit are left out, so that nobody fills the log with refusals: they had no effect. A failed write is logged and
 * changes no answer.
 */
export function auditFailures({ database, ports, allowance, audit }: AuditFailuresOptions) {
  const { clock, logger } = ports;
  const limit = memoryLimit(allowance, clock);

  return async ({ id, method, path, isAudited }: WireOperation, { who, input }: FailedCall, failure: unknown, caller: Caller) => {
    const refusal = failure instanceof Refusal ? failure : undefined;
    const session = isAudited ? who?.session : refusal?.details.audited;
    if (!session || refusal?.key === "tooMany") return;
    try {
      limit(who?.session.key ?? `account ${session.accountId}`);
      const audited = { operation: id, method, path, input, session, caller, outcome: failedOutcome(failure, caller) };
      await database.transaction((db) => audit({ db, merId: session.merId, clock }, audited));
    } catch (error) {
      logger.warn({ requestId: caller.id, operation: id, error }, "A failed call is not in the log of sensitive operations");
    }
  };
}
