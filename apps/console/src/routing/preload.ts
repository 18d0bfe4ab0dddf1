import { client } from "../session";
import { isReady, paramsAt, routeAt } from "./route-at";
import type { ScreenModule } from "../routes";
import { loadedScreen, loadScreen, loadShell } from "./screens";

/** Fetches the code of the screen at an address before it is opened, with the shell around it; a failure shows when it is opened. */
export function preload(address: string) {
  const row = routeAt(address.split(/[?#]/, 1)[0] ?? "");
  const target = row?.redirect === undefined ? row : routeAt(row.redirect);
  if (!target?.screen || !isReady(target)) return;
  void Promise.all([loadScreen(target), target.isPublic || target.isBare ? undefined : loadShell()]).catch(() => undefined);
}

/** Asks for what the screen at an address shows first, at once where its code is there. What the account may not see is refused, and asked for by nobody then. */
export function askAhead(address: string) {
  const url = new URL(address, location.origin);
  const row = routeAt(url.pathname);
  if (!row?.screen || !isReady(row)) return;
  const ask = (screen: ScreenModule | undefined) => screen?.ask?.(client, url.searchParams, paramsAt(row, url.pathname));
  const loaded = loadedScreen(row);
  void (loaded ? ask(loaded) : loadScreen(row).then(ask));
}
