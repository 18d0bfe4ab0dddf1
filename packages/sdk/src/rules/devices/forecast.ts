const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A shorter period is too short for a daily rate. */
const SHORTEST_MS = 6 * HOUR_MS;
const LONGEST_DAYS = 365;

/** The amount at a time. */
export interface LevelSample {
  readonly time: Date;
  readonly level: number;
}

/** The forecast of when a consumable will be used up. */
export interface Forecast {
  /** Consumption per day; undefined if there is too little data. */
  perDay: number | undefined;
  /** When nothing is left; undefined if that is unknown, or more than a year away. */
  runsOut: Date | undefined;
  /** Whole days until then. */
  daysLeft: number | undefined;
}

/**
 * When a level reaches zero at the rate between the first and the last sample; the samples are in order of time.
 *
 * Consumption is the sum of all falls of the level; a rise is a refill and does not count.
 */
export function forecast(samples: readonly LevelSample[], now: Date): Forecast {
  const unknown = { perDay: undefined, runsOut: undefined, daysLeft: undefined };
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.time.getTime() - first.time.getTime() < SHORTEST_MS) return unknown;
  const used = samples.reduce((sum, { level }, at) => sum + Math.max(0, (samples[at - 1]?.level ?? level) - level), 0);
  const perDay = (used * DAY_MS) / (last.time.getTime() - first.time.getTime());
  if (last.level === 0) return { perDay, runsOut: last.time, daysLeft: 0 };
  const days = last.level / perDay; // Infinity without consumption
  if (!(days <= LONGEST_DAYS)) return { ...unknown, perDay };
  const runsOut = new Date(last.time.getTime() + days * DAY_MS);
  return { perDay, runsOut, daysLeft: Math.max(0, Math.floor((runsOut.getTime() - now.getTime()) / DAY_MS)) };
}
