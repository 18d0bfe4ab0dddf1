import { momentOf } from "./wire-time";

/**
 * Whether `now` lies in a window of wire times: from its first moment on, until before its last.
 *
 * An end that is missing, or is no time, is open.
 */
export function isInWindow(now: Date, start: string | null | undefined, end: string | null | undefined): boolean {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  return (!begins || begins <= now) && (!ends || now < ends);
}
