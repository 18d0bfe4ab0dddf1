import { matchPath, matchRoutes } from "react-router-dom";
import { type RouteParams, type RouteRow, routes } from "../routes";

/** Rows by pattern. */
const exact = new Map(routes.map((row) => [row.path, row]));
const patterns = routes.filter(({ path }) => /[:*]/.test(path)).map((row) => ({ path: row.path, handle: row }));

/** Rows by address, since matching patterns is slow. */
const found = new Map<string, RouteRow | undefined>();

/** The row that an address belongs to, whether its screen exists or not. */
export function routeAt(pathname: string): RouteRow | undefined {
  const row = exact.get(pathname);
  if (row) return row;
  if (found.size > 500) found.clear();
  if (!found.has(pathname)) found.set(pathname, matchRoutes(patterns, pathname)?.[0]?.route.handle);
  return found.get(pathname);
}

/** The parameters in an address, by their names in its row. */
export const paramsAt = (row: RouteRow, pathname: string): RouteParams => matchPath(row.path, pathname)?.params ?? {};

/** The pattern of the row that an address belongs to: the part of a location that may be reported. */
export const patternAt = (pathname: string) => routeAt(pathname)?.path ?? "/404";

/** Whether a row can be opened: its screen exists, or that of its redirect. */
export function isReady(row: RouteRow | undefined): boolean {
  if (row?.redirect !== undefined) return isReady(routeAt(row.redirect));
  return row?.screen !== undefined;
}
