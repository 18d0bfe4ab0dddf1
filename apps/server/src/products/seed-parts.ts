import type { Scope } from "../core/scope";
import type { DemoPart, SeedPart } from "../core/seeding";
import { demoGifts, demoProducts, productChoice, seedProducts, type ProductSeed } from "./seed";

/** The products of a seed, which bring categories and shipping templates along where the shop has none. */
export const productSeeds = {
  products: {
    after: ["categories", "shippingTemplates"],
    fill: async (scope: Scope, wanted: number | readonly Partial<ProductSeed>[]) => seedProducts(scope, wanted, await productChoice(scope)),
  },
} satisfies Record<string, SeedPart>;

/** The products of the demo's shops, and the coupons that some of them bring along. */
export const productDemo = {
  products: {
    version: 1,
    after: ["categories", "shipping"],
    fill: async (scope, shop) => demoProducts(scope, shop, await productChoice(scope)),
  },
  gifts: { version: 1, after: ["products", "coupons"], fill: demoGifts },
} satisfies Record<string, DemoPart>;
