import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { seedExpressCompanies, seedShopCompanies, usualCompanies } from "./company-seed";
import { companyStore } from "./company-store";
import { shippingHandlers } from "./handlers";
import { seedShippingTemplates, shopShippingTemplates } from "./seed";
import { shippingTemplateStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    shippingTemplates: ReturnType<typeof shippingTemplateStore>;
    expressCompanies: ReturnType<typeof companyStore>;
  }
}

/** The shop's shipping templates, and the express companies that it works with. */
export const domain = {
  handlers: shippingHandlers,
  shop: (scope: Scope) => ({ shippingTemplates: shippingTemplateStore(scope), expressCompanies: companyStore(scope) }),
  platformSeed: { fill: seedExpressCompanies },
  seeds: { shippingTemplates: { fill: seedShippingTemplates }, shopCompanies: { fill: seedShopCompanies } },
  demo: {
    shipping: { version: 1, fill: shopShippingTemplates },
    shopCompanies: { version: 1, fill: (scope) => seedShopCompanies(scope, usualCompanies) },
  },
} satisfies Domain;
