import { demoCategories, platformLeaves, seedCategories, shopCategories, type CategorySeed, type SeededCategory } from "../categories/seed";
import type { Scope } from "../core/scope";
import { seedClaims, seedCoupons, type ClaimSeed, type CouponSeed, type SeededCoupon } from "../coupons/seed";
import { seedProducts, type ProductSeed, type SeededProduct } from "../products/seed";
import { seedUsers, type SeededUser, type UserSeed } from "../users/seed";

/** What a shop is given: so many rows, or rows with these values. */
export interface ShopSeed {
  categories?: number | readonly Partial<CategorySeed>[];
  products?: number | readonly Partial<ProductSeed>[];
  users?: number | readonly Partial<UserSeed>[];
  coupons?: number | readonly Partial<CouponSeed>[];
  couponUsers?: number | readonly Partial<ClaimSeed>[];
}

/** What a seed has made, in order. */
export interface SeededShop {
  categories: SeededCategory[];
  products: SeededProduct[];
  users: SeededUser[];
  coupons: SeededCoupon[];
}

/**
 * Adds rows to a shop. The platform's data must be there (`seedPlatform`).
 *
 * Products go into the shop's categories, and bring those of a tea shop along where it has none;
 * claim records bring a coupon and a user along when the seed has none.
 */
export async function seedShop(scope: Scope, seed: ShopSeed): Promise<SeededShop> {
  const present = seed.categories === undefined && seed.products !== undefined ? await shopCategories(scope) : [];
  const wanted = seed.categories ?? (seed.products === undefined || present.length > 0 ? [] : demoCategories(0));
  const categories = [...present, ...(await seedCategories(scope, wanted))];
  const leaves = await platformLeaves(scope.db);
  const products = await seedProducts(scope, seed.products ?? [], { categories, leaves });
  const users = await seedUsers(scope, seed.users ?? (seed.couponUsers === undefined ? [] : 1));
  const coupons = await seedCoupons(
    scope,
    seed.coupons ?? (seed.couponUsers === undefined ? [] : [{}]),
    products.map((product) => product.id),
  );
  if (seed.couponUsers !== undefined) await seedClaims(scope, seed.couponUsers, { coupons, users });
  return { categories, products, users, coupons };
}
