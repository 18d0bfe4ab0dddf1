import { giftCoupons } from "../coupons/demo";
import type { DemoDomain, DemoPart, SeedPart } from "../demo/kit/seeding";
import { insertRows } from "../tenancy/insert-rows";
import type { Scope } from "../tenancy/scope";
import { demoProducts, oldestProducts, productChoice, seedProducts, type ProductSeed } from "./seed";
import { reviewProducts } from "./simulator/reviewers";
import { productCoupons } from "./tables";

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

/** What fills it in seeds and in the demo, and what the outside world does to it. */
export const demo = {
  seeds: productSeeds,
  parts: productDemo,
  simulations: { reviews: reviewProducts },
} satisfies DemoDomain;

/** Lets some products of a demo shop bring coupons along. */
async function demoGifts(scope: Scope) {
  const coupons = (await giftCoupons(scope)).slice(0, 2);
  const givers = await oldestProducts(scope, 12);
  await insertRows(
    scope.db,
    productCoupons,
    givers.flatMap((productId) => coupons.map((couponId, place) => ({ merId: scope.merId, productId, couponId, place }))),
  );
}
