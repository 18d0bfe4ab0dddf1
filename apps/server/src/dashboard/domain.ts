import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { dashboardHandlers } from "./handlers";
import { trafficStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    traffic: ReturnType<typeof trafficStore>;
  }
}

/** The dashboard's figures, and the visits that they count. */
export const domain = {
  handlers: dashboardHandlers,
  shop: (scope: Scope) => ({ traffic: trafficStore(scope) }),
} satisfies Domain;
