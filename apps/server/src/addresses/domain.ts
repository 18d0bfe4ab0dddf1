import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { addressHandlers } from "./handlers";
import { addressStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    addresses: ReturnType<typeof addressStore>;
  }
}

/** The addresses at which the shop receives what comes back. */
export const domain = {
  handlers: addressHandlers,
  shop: (scope: Scope) => ({ addresses: addressStore(scope) }),
} satisfies Domain;
