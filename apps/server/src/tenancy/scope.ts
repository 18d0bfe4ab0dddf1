import type { Clock } from "../ports/clock";
import type { Executor } from "../ports/database";
import type { Files } from "../ports/files";
import type { Totals } from "./totals";

/**
 * The scope of a merchant's store: one merchant, and one transaction or none.
 *
 * Inside a write every statement must go through `db`; a query beside the open transaction hangs PGlite.
 */
export interface Scope {
  db: Executor;
  merId: number;
  clock: Clock;
  files: Files;
  /** The calling account; undefined for jobs, simulators and commands. */
  actor?: string | undefined;
  /** Row counts cached until the merchant's next write. */
  totals: Totals;
}
