import { isReady, routeAt } from "./route-at";
import { loadScreen, loadShell } from "./screens";

/** Fetches the code of the screen at an address before it is opened, with the shell around it; a failure shows when it is opened. */
export function preload(address: string) {
  const row = routeAt(address.split(/[?#]/, 1)[0] ?? "");
  const target = row?.redirect === undefined ? row : routeAt(row.redirect);
  if (!target?.screen || !isReady(target)) return;
  return Promise.all([loadScreen(target), target.isPublic ? undefined : loadShell()]).catch(() => undefined);
}
