import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import type { Executor } from "../ports/database";

/** The scope of the stores of the platform's own tables. */
export interface PlatformScope {
  db: Executor;
  clock: Clock;
  random: Random;
}
