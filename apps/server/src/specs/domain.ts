import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { specHandlers } from "./handlers";
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
} satisfies Domain;
