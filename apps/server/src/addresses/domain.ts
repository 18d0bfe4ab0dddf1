import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { addressHandlers } from "./handlers";
import { addressStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    addresses: ReturnType<typeof addressStore>;
  }
}

/** The shop's addresses for returned goods. */
export const domain = {
  handlers: addressHandlers,
  shop: (scope: Scope) => ({ addresses: addressStore(scope) }),
} satisfies Domain;
