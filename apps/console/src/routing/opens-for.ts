import type { Rights } from "@shopkeeper/hooks/shop";
import { mayOpen } from "@shopkeeper/hooks/session";
import { guardedBy } from "./guarded-by";
import { isReady, routeAt } from "./route-at";

/** Whether an account can open a page of the shell at a path: it exists, does not redirect, and the account may see it. */
export function opensFor(rights: Rights, path: string): boolean {
  const row = routeAt(path);
  return (
    row !== undefined && !row.isPublic && !row.isBare && row.redirect === undefined && isReady(row) && mayOpen(guardedBy(row, path), rights)
  );
}
