import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { specHandlers } from "./handlers";
import { demoSpecRules, seedSpecRules } from "./seed";
import { specRuleStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    specRules: ReturnType<typeof specRuleStore>;
  }
}

/** The shop's spec rules. */
export const domain = {
  handlers: specHandlers,
  shop: (scope: Scope) => ({ specRules: specRuleStore(scope) }),
  seeds: { specRules: { fill: seedSpecRules } },
  demo: { specs: { version: 1, fill: (scope, shop) => seedSpecRules(scope, demoSpecRules(shop)) } },
} satisfies Domain;
