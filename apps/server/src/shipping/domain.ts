import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { companyStore } from "./company-store";
import { shippingHandlers } from "./handlers";
import { fillExpressCompanies } from "./platform-rows";
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
  platformRows: { fill: fillExpressCompanies },
} satisfies Domain;
