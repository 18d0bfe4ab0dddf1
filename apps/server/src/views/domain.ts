import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { viewHandlers } from "./handlers";
import { viewStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    views: ReturnType<typeof viewStore>;
  }
}

/** How people like to look at lists. */
export const domain = {
  handlers: viewHandlers,
  shop: (scope: Scope) => ({ views: viewStore(scope) }),
} satisfies Domain;
