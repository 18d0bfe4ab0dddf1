import type { Clock } from "../ports/clock";
import type { Executor } from "../ports/database";
import type { Files } from "../ports/files";
import type { Totals } from "./totals";

/**
 * What a merchant's store works with: one merchant, and one transaction or none.
 *
 * Inside a write every statement must go through `db`; a query beside the open transaction hangs PGlite.
 */
export interface Scope {
  db: Executor;
  merId: number;
  clock: Clock;
  files: Files;
  /** The account that asks; undefined for jobs, simulators and commands. */
  actor?: string | undefined;
  /** Row counts remembered until the merchant's next write. */
  totals: Totals;
}
