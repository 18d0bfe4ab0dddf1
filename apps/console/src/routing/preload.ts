import { client } from "../session";
import { isReady, routeAt } from "./route-at";
import { loadScreen, loadShell } from "./screens";

/** Fetches the code of the screen at an address before it is opened, with the shell around it; a failure shows when it is opened. */
export function preload(address: string) {
  const row = routeAt(address.split(/[?#]/, 1)[0] ?? "");
  const target = row?.redirect === undefined ? row : routeAt(row.redirect);
  if (!target?.screen || !isReady(target)) return;
  void Promise.all([loadScreen(target), target.isPublic ? undefined : loadShell()]).catch(() => undefined);
}

/** Asks for what the screen at an address shows first, where its code is there already. What the account may not see is refused, and asked for by nobody then. */
export async function askAhead(address: string) {
  const url = new URL(address, location.origin);
  const row = routeAt(url.pathname);
  if (row?.screen && isReady(row)) await (await loadScreen(row))?.ask?.(client, url.searchParams);
}
