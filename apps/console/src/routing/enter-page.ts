import { guard, loginRights, redirectTarget } from "@shopkeeper/hooks/session";
import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { alive } from "../shell/alive";
import { guardedBy } from "./guarded-by";
import { refreshes } from "../shell/refreshes";
import { isReady, paramsAt, routeAt } from "./route-at";
import { isInShell, loadBarePage, loadShell } from "./layouts";
import { loadScreen } from "./screens";
import { client, session } from "../session";

/** Milliseconds that a page waits for its first responses before it is shown without them. */
const timeoutMs = 100;

/**
 * The guard before every page: loads its code and opens it, or redirects.
 *
 * Every decision is made here, since the router takes the deepest of several answers.
 */
export async function enterPage({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const fullPath = url.pathname + url.search;
  if (url.pathname.startsWith("/redirect/")) {
    const target = redirectTarget(fullPath.slice("/redirect".length), url.origin);
    refreshes.request(target.split(/[?#]/, 1)[0] ?? target);
    return replace(target);
  }
  session.refresh();
  const row = routeAt(url.pathname);
  if (row?.isInShell && session.state().is === "unknown") await session.load();
  const route = row && isReady(row) ? guardedBy(row, url.pathname) : undefined;
  let verdict = guard(route, fullPath, visitor());
  if (verdict.go === "load" || (row?.isBare && session.state().is === "unknown")) {
    await session.load();
    verdict = guard(route, fullPath, visitor());
  }
  if (verdict.go === "to") return replace(verdict.address);
  if (row?.redirect !== undefined) return replace(row.redirect);
  if (!row) return null;
  const screen = loadScreen(row);
  if (row.isBare) await loadBarePage();
  else if (isInShell(row)) await loadShell();
  const { preload } = (await screen) ?? {};
  // a page that is alive requests by itself; a new one is drawn once, with its rows, if they arrive at once
  if (preload && !alive.has(url.pathname))
    await Promise.race([preload(client, url.searchParams, paramsAt(row, url.pathname)), pause(timeoutMs)]);
  return null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function visitor() {
  const state = session.state();
  if (state.is !== "ready") return { hasToken: state.is === "unknown" };
  return { hasToken: true, rights: loginRights(state.info), isTemporary: state.info.isTemporary };
}
