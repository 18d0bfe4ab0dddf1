import { centsOf } from "@shopkeeper/sdk/rules/money";

/** How one day stands beside the one before. */
export interface Comparison {
  readonly direction: "up" | "down" | "flat";
  /** With one decimal at most: 12.5. */
  readonly percent: number;
}

/** Amounts or counts of two days side by side; undefined when there was nothing the day before. */
export function comparisonOf(today: string | number, yesterday: string | number): Comparison | undefined {
  const [now, before] = [centsOf(today) || 0, centsOf(yesterday) || 0];
  if (before <= 0) return undefined;
  const percent = Math.round((Math.abs(now - before) * 1000) / before) / 10;
  return { direction: percent === 0 ? "flat" : now > before ? "up" : "down", percent };
}
