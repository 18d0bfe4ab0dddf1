import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { exportHandlers } from "./handlers";
import { exportStore, pruneExports } from "./store";

declare module "../core/shop" {
  interface Shop {
    exports: ReturnType<typeof exportStore>;
  }
}

/** The files that a shop takes away. */
export const domain = {
  handlers: exportHandlers,
  shop: (scope: Scope) => ({ exports: exportStore(scope) }),
  tidy: async ({ db, clock }) => void (await pruneExports(db, clock.now())),
} satisfies Domain;
