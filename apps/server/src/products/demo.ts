import { giftCoupons } from "../coupons/demo";
import type { DemoDomain, DemoPart, SeedPart } from "../demo/kit/seeding";
import { insertRows } from "../tenancy/insert-rows";
import type { Scope } from "../tenancy/scope";
import { demoProducts, oldestProducts, productChoice, seedProducts, type ProductSeed } from "./seed";
import { reviewProducts } from "./simulator/reviewers";
import { productCoupons } from "./tables";

/** The products of a seed; categories and shipping templates are created if the shop has none. */
const productSeeds = {
  products: {
    after: ["categories", "shippingTemplates"],
    fill: async (scope: Scope, wanted: number | readonly Partial<ProductSeed>[]) => seedProducts(scope, wanted, await productChoice(scope)),
  },
} satisfies Record<string, SeedPart>;

/** The products of the demo's shops, and the coupons of some of them. */
const productDemo = {
  products: {
    version: 1,
    after: ["categories", "shipping"],
    fill: async (scope, shop) => demoProducts(scope, shop, await productChoice(scope)),
  },
  gifts: { version: 1, after: ["products", "coupons"], fill: demoGifts },
} satisfies Record<string, DemoPart>;

/** The domain's seeds and its simulations of the outside world. */
export const demo = {
  seeds: productSeeds,
  parts: productDemo,
  simulations: { reviews: reviewProducts },
} satisfies DemoDomain;

/** Adds coupons to some products of a demo shop. */
async function demoGifts(scope: Scope) {
  const coupons = (await giftCoupons(scope)).slice(0, 2);
  const givers = await oldestProducts(scope, 12);
  await insertRows(
    scope.db,
    productCoupons,
    givers.flatMap((productId) => coupons.map((couponId, place) => ({ merId: scope.merId, productId, couponId, place }))),
  );
}
