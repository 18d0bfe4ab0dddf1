import { mayOpen } from "@shopkeeper/hooks/session";
import type { ConsolePages } from "@shopkeeper/ui/roles";
import { guardedBy } from "./guarded-by";
import { isReady, routeAt } from "./route-at";

/** The state of the console's pages for an account that is not the owner's. */
export const consolePages: ConsolePages = {
  stateOf(path, permissions) {
    const row = routeAt(path);
    if (!row || !isReady(row)) return "missing";
    if (row.roles?.includes("admin")) return "owners";
    return mayOpen(guardedBy(row, path), { roles: ["staff"], permissions }) ? "open" : "lacking";
  },
};
