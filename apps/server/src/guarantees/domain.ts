import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { guaranteeHandlers } from "./handlers";
import { demoGuaranteeGroups, seedGuaranteeGroups, seedGuarantees } from "./seed";
import { guaranteeStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    guarantees: ReturnType<typeof guaranteeStore>;
  }
}

/** The platform's guarantee services, and the shop's groups of them. */
export const domain = {
  handlers: guaranteeHandlers,
  shop: (scope: Scope) => ({ guarantees: guaranteeStore(scope) }),
  platformSeed: { fill: seedGuarantees },
  seeds: { guaranteeGroups: { fill: seedGuaranteeGroups } },
  demo: { guaranteeGroups: { version: 1, fill: (scope) => seedGuaranteeGroups(scope, demoGuaranteeGroups) } },
} satisfies Domain;
