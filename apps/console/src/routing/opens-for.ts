import type { Rights } from "@shopkeeper/hooks/shop";
import { mayOpen } from "@shopkeeper/hooks/session";
import { guardedBy } from "./guarded-by";
import { isReady, routeAt } from "./route-at";

/** Whether an account finds a page of the shell at a path: it exists, leads on to no other, and the account may see it. */
export function opensFor(rights: Rights, path: string): boolean {
  const row = routeAt(path);
  return (
    row !== undefined && !row.isPublic && !row.isBare && row.redirect === undefined && isReady(row) && mayOpen(guardedBy(row, path), rights)
  );
}
