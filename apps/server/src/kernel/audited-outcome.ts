import type { Answer } from "./answer";
import { refused } from "./answer";
import type { AuditedOutcome } from "./audited-call";
import type { Caller } from "./call";
import { faultOf } from "../core/fault";
import { Refusal } from "../core/refusal";

/** The outcome of a successful call. */
export const doneOutcome = ({ body }: Answer): AuditedOutcome => ({ isFailed: false, code: 200, answer: body, error: "" });

/** The outcome of a refused call, or of a failure that is not the caller's fault. */
export function failedOutcome(failure: unknown, caller: Caller): AuditedOutcome {
  const refusal = failure instanceof Refusal ? failure : new Refusal("failed");
  const error = failure instanceof Refusal ? failure.key : faultOf(failure).message;
  return { isFailed: true, code: refusal.code, answer: refused(refusal, caller).body, error };
}
