import type { AuditedCall } from "../core/audited-call";
import type { Scope } from "../core/scope";
import { operationLogs } from "./tables";

const SECRET = /pwd|password|token|secret|phone/i;
const LONGEST_REQUEST = 4000;

/** The sensitive-operation log of one shop. */
export const logStore = ({ db, merId, clock }: Pick<Scope, "db" | "merId" | "clock">) => ({
  async add({ operation, method, path, input, session, caller }: AuditedCall) {
    await db.insert(operationLogs).values({
      merId,
      accountId: session.accountId,
      account: session.account,
      operation,
      method,
      path,
      request: JSON.stringify(input, (key, value: unknown) => (SECRET.test(key) ? "***" : value)).slice(0, LONGEST_REQUEST),
      address: caller.address,
      requestId: caller.id,
      createTime: clock.now(),
    });
  },
});
