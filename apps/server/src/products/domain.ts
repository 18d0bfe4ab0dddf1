import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { DemoPart, SeedPart } from "../kit/seeding";
import type { Ports } from "../ports/ports";
import { type PreparedProducts, prepareCollecting } from "./form/prepare-collecting";
import { productHandlers } from "./handlers";
import { productPictureUses } from "./picture-uses";
import { productRevisions } from "./revisions/product-revisions";
import { demoGifts, demoProducts, productChoice, seedProducts, type ProductSeed } from "./seed";
import { seedBrands } from "./seed/seed-brands";
import { reviewProducts } from "./simulator/reviewers";
import { productStore } from "./store";
import { productTemplate, stockTemplate } from "./transfer/import-templates";
import { productSheet } from "./transfer/product-sheet";

declare module "../tenancy/shop" {
  interface Shop {
    products: ReturnType<typeof productStore>;
  }
}

/** The products of a seed, which bring categories and shipping templates along where the shop has none. */
const productSeeds = {
  products: {
    after: ["categories", "shippingTemplates"],
    fill: async (scope: Scope, wanted: number | readonly Partial<ProductSeed>[]) => seedProducts(scope, wanted, await productChoice(scope)),
  },
} satisfies Record<string, SeedPart>;

/** The products of the demo's shops, and the coupons that some of them bring along. */
const productDemo = {
  products: {
    version: 1,
    after: ["categories", "shipping"],
    fill: async (scope, shop) => demoProducts(scope, shop, await productChoice(scope)),
  },
  gifts: { version: 1, after: ["products", "coupons"], fill: demoGifts },
} satisfies Record<string, DemoPart>;

/** The shop's products with their SKUs, and the platform's brands. */
export const domain = {
  handlers: productHandlers,
  preparations: (ports: Ports) => prepareCollecting(ports),
  shop: (scope: Scope) => ({ products: productStore(scope) }),
  pictureUses: productPictureUses,
  exports: { product: productSheet },
  templates: { "products.xlsx": productTemplate, "stock.xlsx": stockTemplate },
  platformSeed: { after: ["categories"], fill: seedBrands },
  revisions: { product: productRevisions },
  seeds: productSeeds,
  demo: productDemo,
  simulations: { reviews: reviewProducts },
} satisfies PreparingDomain<PreparedProducts>;
