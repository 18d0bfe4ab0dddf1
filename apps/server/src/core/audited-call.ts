import type { Caller, Session } from "./call";

/** A write that the sensitive-operation log keeps: what was called, by whom, from where. */
export interface AuditedCall {
  operation: string;
  method: string;
  path: string;
  input: unknown;
  session: Session;
  caller: Caller;
}
