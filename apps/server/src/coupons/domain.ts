import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import type { DemoPart, SeedPart, Wanted } from "../core/seeding";
import { oldestProducts } from "../products/seed";
import { seedUsers, shopUsers, type SeededUser } from "../users/seed";
import { couponHandlers } from "./handlers";
import { type ClaimSeed, type CouponSeed, demoCoupons, seedClaims, seedCoupons, type SeededCoupon } from "./seed";
import { couponStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    coupons: ReturnType<typeof couponStore>;
  }
}

interface Seeded {
  products?: readonly { id: number }[];
  coupons?: readonly SeededCoupon[];
  users?: readonly SeededUser[];
}

/** The coupons of a seed, for its products; its claim records bring a coupon and a user along when it has none. */
const couponSeeds = {
  coupons: {
    after: ["products"],
    fill: (scope: Scope, wanted: Wanted<CouponSeed>, { products }: Seeded) => seedCoupons(scope, wanted, products),
  },
  couponUsers: {
    after: ["coupons", "users"],
    async fill(scope: Scope, wanted: Wanted<ClaimSeed>, seeded: Seeded) {
      const { coupons = await seedCoupons(scope, [{}]), users = await seedUsers(scope, 1) } = seeded;
      await seedClaims(scope, wanted, { coupons, users });
    },
  },
} satisfies Record<string, SeedPart>;

/** The coupons of the demo's shops, for their oldest products and claimed by their users. */
const couponDemo: DemoPart = {
  version: 1,
  after: ["products", "users"],
  fill: async (scope, shop) => demoCoupons(scope, shop, await oldestProducts(scope, 80), await shopUsers(scope)),
};

/** The shop's coupons and their claim records. */
export const domain = {
  handlers: couponHandlers,
  shop: (scope: Scope) => ({ coupons: couponStore(scope) }),
  seeds: couponSeeds,
  demo: { coupons: couponDemo },
} satisfies Domain;
