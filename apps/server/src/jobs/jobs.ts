import type { Schema } from "@shopkeeper/sdk/contract";
import type { Clock } from "../ports/clock";

/** Background work of a domain, a few times a minute. */
export interface Job {
  readonly name: string;
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  readonly state: Schema<"JobState">;
  /** Whether the next run does something: no back-off is active. */
  readonly isDue: boolean;
  /** Does due work; resolves at once during the back-off after a failure. */
  run(): Promise<void>;
}

const FIRST_BACK_OFF_MS = 4_000;
const LONGEST_BACK_OFF_MS = 5 * 60_000;
const USUAL_MS = 2_000;
const LATE_MS = 60_000;

/** A job with a back-off after failures, doubled after each, up to five minutes. It is late once a run takes a minute. */
export function jobOf(name: string, work: () => Promise<void>, clock: Clock, everyMs = USUAL_MS): Job {
  let failures = 0;
  let isDueAt = 0;
  const begun = new Set<number>();
  const now = () => clock.now().getTime();

  return {
    name,
    everyMs,
    get state() {
      if ([...begun].some((at) => now() - at > LATE_MS)) return "late";
      return failures > 0 ? "failing" : "working";
    },
    get isDue() {
      return now() >= isDueAt;
    },
    async run() {
      const began = now();
      if (began < isDueAt) return;
      begun.add(began);
      try {
        await work();
        failures = 0;
      } catch (failure) {
        failures += 1;
        isDueAt = now() + Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** (failures - 1));
        throw failure;
      } finally {
        begun.delete(began);
      }
    },
  };
}
