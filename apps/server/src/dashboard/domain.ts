import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { dashboardHandlers } from "./handlers";
import { demoTraffic, seedViews, seedVisits } from "./seed";
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
  seeds: { visits: { fill: seedVisits }, views: { after: ["products"], fill: seedViews } },
  demo: { traffic: { version: 1, after: ["orders"], fill: demoTraffic } },
} satisfies Domain;
