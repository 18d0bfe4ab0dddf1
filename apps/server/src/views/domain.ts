import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { viewHandlers } from "./handlers";
import { viewStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    views: ReturnType<typeof viewStore>;
  }
}

/** The saved views of lists. */
export const domain = {
  handlers: viewHandlers,
  shop: (scope: Scope) => ({ views: viewStore(scope) }),
} satisfies Domain;
