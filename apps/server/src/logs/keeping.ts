import type { Random } from "../ports/random";

/** How many days a report is kept. */
export const KEPT_DAYS = 30;

/**
 * The chance that a further report of a day is kept: all of them until half of what a day may hold is there, then ever
 * fewer, so that a busy day is a sample of itself and never more than `most` rows.
 */
export const chanceToKeep = (kept: number, most: number) => Math.max(0, Math.min(1, (most - kept) / (most / 2)));

/** Whether a report is kept that has this chance. */
export function isKept(chance: number, random: Random): boolean {
  if (chance >= 1) return true;
  const [high = 0, low = 0] = random.bytes(2);
  return (high * 256 + low) / 65_536 < chance;
}
