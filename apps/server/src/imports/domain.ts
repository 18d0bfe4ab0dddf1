import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { importHandlers } from "./handlers";
import { pruneImports } from "./prune";
import { importStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    imports: ReturnType<typeof importStore>;
  }
}

/** What a shop has imported from files, for seven days. */
export const domain = {
  handlers: importHandlers,
  shop: (scope: Scope) => ({ imports: importStore(scope) }),
  prunes: [pruneImports],
} satisfies Domain;
