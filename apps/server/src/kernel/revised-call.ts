import type { Caller } from "./call";
import type { RevisingCall } from "./revised";

/** A call that changes revised records, with the parts that storing revisions needs. */
export interface RevisedCall extends RevisingCall {
  path: unknown;
  body: unknown;
  request: Caller;
}
