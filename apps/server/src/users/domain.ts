import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { userHandlers } from "./handlers";
import { demoUsers, seedUsers, type UserSeed } from "./seed";
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
  seeds: { users: { fill: (scope: Scope, wanted: number | readonly Partial<UserSeed>[]) => seedUsers(scope, wanted) } },
  demo: { users: { version: 1, fill: demoUsers } },
} satisfies Domain;
