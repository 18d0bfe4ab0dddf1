import type { Caller } from "./call";
import type { RevisingCall } from "./revised";

/** A call that changes records that are kept, as far as keeping them needs it. */
export interface RevisedCall extends RevisingCall {
  path: unknown;
  body: unknown;
  request: Caller;
}
