import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { exportHandlers } from "./handlers";
import { pruneExports } from "./prune";
import { exportStore } from "./store";
import { writeExports } from "./write-exports";

declare module "../tenancy/shop" {
  interface Shop {
    exports: ReturnType<typeof exportStore>;
  }
}

/** The files that a shop exports. */
export const domain = {
  handlers: exportHandlers,
  shop: (scope: Scope) => ({ exports: exportStore(scope) }),
  runJobs: writeExports,
  prunes: [pruneExports],
} satisfies Domain;
