import { seedShopCompanies, usualCompanies } from "./seed-companies";
import { seedShippingTemplates, shopShippingTemplates } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: { shippingTemplates: { fill: seedShippingTemplates }, shopCompanies: { fill: seedShopCompanies } },
  parts: {
    shipping: { version: 1, fill: shopShippingTemplates },
    shopCompanies: { version: 1, fill: (scope) => seedShopCompanies(scope, usualCompanies) },
  },
} satisfies DemoDomain;
