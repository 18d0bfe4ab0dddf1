import { isReady, routeAt } from "./route-at";

/** The shell's code, for the router and for who fetches it before. */
export const loadShell = () => import("./shell");

/** Fetches the code of the screen at an address before it is opened, with the shell around it; a failure shows when it is opened. */
export function preload(address: string) {
  const row = routeAt(address.split(/[?#]/, 1)[0] ?? "");
  const target = row?.redirect === undefined ? row : routeAt(row.redirect);
  if (!target?.screen || !isReady(target)) return;
  Promise.all([target.screen(), target.isPublic ? undefined : loadShell()]).catch(() => undefined);
}

/** Does `work` once a person begins to type or choose; returns how to call that off. What a page needs next is not fetched while it still loads itself. */
export function whenTouched(work: () => void) {
  document.addEventListener("input", work, { once: true });
  return () => document.removeEventListener("input", work);
}

/** Does `work` once the page has been quiet after `delay` milliseconds; returns how to call that off. */
export function whenIdle(work: () => void, delay = 0) {
  const timer = setTimeout(() => ("requestIdleCallback" in window ? window.requestIdleCallback(work, { timeout: 2000 }) : work()), delay);
  return () => clearTimeout(timer);
}
