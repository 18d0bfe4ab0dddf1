import type { Caller, Session } from "./call";

/** A call for the log of sensitive operations: its operation, its caller and its outcome. */
export interface AuditedCall {
  operation: string;
  method: string;
  path: string;
  input: unknown;
  session: Pick<Session, "accountId" | "account">;
  caller: Pick<Caller, "id" | "address">;
  outcome: AuditedOutcome;
}

/** The outcome of a call. */
export interface AuditedOutcome {
  isFailed: boolean;
  /** The code of the answer. */
  code: number;
  /** The answer as JSON; empty for a file. */
  answer: string;
  /** The key of a refusal, or the cause of a failure; empty for a success. */
  error: string;
}
