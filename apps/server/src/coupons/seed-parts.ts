import type { Scope } from "../core/scope";
import type { DemoPart, SeedPart } from "../core/seeding";
import { oldestProducts } from "../products/seed";
import { seedUsers, shopUsers, type SeededUser } from "../users/seed";
import { demoCoupons, seedClaims, seedCoupons, type ClaimSeed, type CouponSeed, type SeededCoupon } from "./seed";

/** The coupons of a seed, for its products; its claim records bring a coupon and a user along when it has none. */
export const couponSeeds = {
  coupons: {
    after: ["products"],
    fill: (scope: Scope, wanted: number | readonly Partial<CouponSeed>[], { products = [] }: { products?: readonly { id: number }[] }) =>
      seedCoupons(
        scope,
        wanted,
        products.map(({ id }) => id),
      ),
  },
  couponUsers: {
    after: ["coupons", "users"],
    async fill(
      scope: Scope,
      wanted: number | readonly Partial<ClaimSeed>[],
      seeded: { coupons?: readonly SeededCoupon[]; users?: readonly SeededUser[] },
    ) {
      const { coupons = await seedCoupons(scope, [{}]), users = await seedUsers(scope, 1) } = seeded;
      await seedClaims(scope, wanted, { coupons, users });
    },
  },
} satisfies Record<string, SeedPart>;

/** The coupons of the demo's shops, for their oldest products and claimed by their users. */
export const couponDemo: DemoPart = {
  version: 1,
  after: ["products", "users"],
  fill: async (scope, shop) => demoCoupons(scope, shop, { products: await oldestProducts(scope, 80), users: await shopUsers(scope) }),
};
