import { momentOf } from "./wire-time";

/**
 * Whether `now` is in a window of wire times: start inclusive, end exclusive.
 *
 * A missing or invalid end is open.
 */
export function isInWindow(now: Date, start: string | null | undefined, end: string | null | undefined): boolean {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  return (!begins || begins <= now) && (!ends || now < ends);
}
