import { matchRoutes } from "react-router-dom";
import { type RouteRow, routes } from "../routes";

const exact = new Map(routes.map((row) => [row.path, row]));
const patterns = routes.filter(({ path }) => /[:*]/.test(path)).map((row) => ({ path: row.path, handle: row }));

/** The row that an address belongs to, whether its screen exists or not. */
export function routeAt(pathname: string): RouteRow | undefined {
  return exact.get(pathname) ?? matchRoutes(patterns, pathname)?.[0]?.route.handle;
}

/** The pattern of the row that an address belongs to: what may be told of where someone is. */
export const patternAt = (pathname: string) => routeAt(pathname)?.path ?? "/404";

/** Whether a row leads somewhere: its screen exists, or that of the address it sends on to. */
export function isReady(row: RouteRow | undefined): boolean {
  if (row?.redirect !== undefined) return isReady(routeAt(row.redirect));
  return row?.ready === true;
}
