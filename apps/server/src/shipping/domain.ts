import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { shippingHandlers } from "./handlers";
import { seedShippingTemplates, shopShippingTemplates } from "./seed";
import { shippingTemplateStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    shippingTemplates: ReturnType<typeof shippingTemplateStore>;
  }
}

/** The shop's shipping templates. */
export const domain = {
  handlers: shippingHandlers,
  shop: (scope: Scope) => ({ shippingTemplates: shippingTemplateStore(scope) }),
  seeds: { shippingTemplates: { fill: seedShippingTemplates } },
  demo: { shipping: { version: 1, fill: shopShippingTemplates } },
} satisfies Domain;
