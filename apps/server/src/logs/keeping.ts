import type { Random } from "../ports/random";

/** Days for which a report is stored. */
export const KEPT_DAYS = 30;

/**
 * The chance that a further report of a day is stored: 1 until half of the day's limit is reached, then ever smaller, so that a busy day is
 * a sample of itself and never more than `most` rows.
 */
export const chanceToKeep = (kept: number, most: number) => Math.max(0, Math.min(1, (most - kept) / (most / 2)));

/** Whether a report with this chance is stored. */
export function isKept(chance: number, random: Random): boolean {
  if (chance >= 1) return true;
  const [high = 0, low = 0] = random.bytes(2);
  return (high * 256 + low) / 65_536 < chance;
}
