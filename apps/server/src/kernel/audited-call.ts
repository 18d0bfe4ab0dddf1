import type { Caller, Session } from "./call";

/** A call that the log of sensitive operations keeps: what was called, by whom, from where, and how it ended. */
export interface AuditedCall {
  operation: string;
  method: string;
  path: string;
  input: unknown;
  session: Pick<Session, "accountId" | "account">;
  caller: Pick<Caller, "id" | "address">;
  outcome: AuditedOutcome;
}

/** How a call ended. */
export interface AuditedOutcome {
  isFailed: boolean;
  /** The code of the answer. */
  code: number;
  /** The answer as JSON; empty for a file. */
  answer: string;
  /** The key of a refusal, or the cause of a failure; empty for a success. */
  error: string;
}
