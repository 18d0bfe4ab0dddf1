import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { guaranteeHandlers } from "./handlers";
import { demoGuaranteeGroups, seedGuaranteeGroups, seedGuarantees } from "./seed";
import { guaranteeStore } from "./store";

declare module "../core/shop" {
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
