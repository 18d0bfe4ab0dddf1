import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { importHandlers } from "./handlers";
import { pruneImports } from "./prune";
import { importStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    imports: ReturnType<typeof importStore>;
  }
}

/** The shop's imports from files, for seven days. */
export const domain = {
  handlers: importHandlers,
  shop: (scope: Scope) => ({ imports: importStore(scope) }),
  prunes: [pruneImports],
} satisfies Domain;
