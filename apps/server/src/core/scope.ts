import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Clock } from "../ports/clock";
import type { Files } from "../ports/files";
import type { Totals } from "./totals";

/** Drizzle on the database or inside an open transaction. */
export type Executor = PgDatabase<PgQueryResultHKT>;

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
