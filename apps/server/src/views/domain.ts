import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { viewHandlers } from "./handlers";
import { viewStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    views: ReturnType<typeof viewStore>;
  }
}

/** How people like to look at lists. */
export const domain = {
  handlers: viewHandlers,
  shop: (scope: Scope) => ({ views: viewStore(scope) }),
} satisfies Domain;
