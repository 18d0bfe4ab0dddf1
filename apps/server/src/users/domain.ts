import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { userHandlers } from "./handlers";
import { userStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    users: ReturnType<typeof userStore>;
  }
}

/** The buyers who follow the shop. */
export const domain = {
  handlers: userHandlers,
  shop: (scope: Scope) => ({ users: userStore(scope) }),
} satisfies Domain;
