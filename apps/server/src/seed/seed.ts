import { demoCategories, platformLeaves, seedCategories, shopCategories, type CategorySeed, type SeededCategory } from "../categories/seed";
import type { Scope } from "../core/scope";
import { seedClaims, seedCoupons, type ClaimSeed, type CouponSeed, type SeededCoupon } from "../coupons/seed";
import { seedViews, seedVisits, type ViewSeed, type VisitSeed } from "../dashboard/seed";
import { seedGuaranteeGroups, type GuaranteeGroupSeed } from "../guarantees/seed";
import { seedOrders, type OrderSeed } from "../orders/seed";
import { seedPictureCategories, seedPictures, type PictureCategorySeed, type PictureSeed } from "../pictures/seed";
import { orderableSkus, seedProducts, type ProductSeed, type SeededProduct } from "../products/seed";
import { seedReviews, type ReviewSeed } from "../reviews/seed";
import { seedShippingTemplates, shopShippingTemplates, type ShippingTemplateSeed } from "../shipping/seed";
import { seedSpecRules, type SpecRuleSeed } from "../specs/seed";
import { seedUsers, shopUsers, type SeededUser, type UserSeed } from "../users/seed";

/** What a shop is given: so many rows, or rows with these values. */
export interface ShopSeed {
  categories?: number | readonly Partial<CategorySeed>[];
  products?: number | readonly Partial<ProductSeed>[];
  shippingTemplates?: readonly Partial<ShippingTemplateSeed>[];
  specRules?: number | readonly Partial<SpecRuleSeed>[];
  guaranteeGroups?: number | readonly Partial<GuaranteeGroupSeed>[];
  users?: number | readonly Partial<UserSeed>[];
  reviews?: number | readonly Partial<ReviewSeed>[];
  pictureCategories?: number | readonly PictureCategorySeed[];
  pictures?: number | readonly Partial<PictureSeed>[];
  coupons?: number | readonly Partial<CouponSeed>[];
  couponUsers?: number | readonly Partial<ClaimSeed>[];
  orders?: number | readonly Partial<OrderSeed>[];
  visits?: readonly VisitSeed[];
  views?: readonly ViewSeed[];
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
 * Products go into the shop's categories, and bring those of a tea shop and shipping templates along where it has none;
 * claim records bring a coupon and a user along when the seed has none, orders a product and a user when the shop has none,
 * reviews a product.
 */
export async function seedShop(scope: Scope, asked: ShopSeed): Promise<SeededShop> {
  const seed = await withOrderNeeds(scope, await withReviewNeeds(scope, asked));
  const present = seed.categories === undefined && seed.products !== undefined ? await shopCategories(scope) : [];
  const wanted = seed.categories ?? (seed.products === undefined || present.length > 0 ? [] : demoCategories(0));
  const categories = [...present, ...(await seedCategories(scope, wanted))];
  const leaves = await platformLeaves(scope.db);
  await seedShippingTemplates(scope, seed.shippingTemplates ?? []);
  const templates = seed.products === undefined ? [] : await shopShippingTemplates(scope);
  const products = await seedProducts(scope, seed.products ?? [], { categories, leaves, templates });
  const users = await seedUsers(scope, seed.users ?? (seed.couponUsers === undefined ? [] : 1));
  const coupons = await seedCoupons(
    scope,
    seed.coupons ?? (seed.couponUsers === undefined ? [] : [{}]),
    products.map((product) => product.id),
  );
  await seedSpecRules(scope, seed.specRules ?? []);
  await seedGuaranteeGroups(scope, seed.guaranteeGroups ?? []);
  await seedReviews(scope, seed.reviews ?? []);
  if (seed.couponUsers !== undefined) await seedClaims(scope, seed.couponUsers, { coupons, users });
  await seedOrders(scope, seed.orders ?? []);
  await seedPictureCategories(scope, seed.pictureCategories ?? []);
  await seedPictures(scope, seed.pictures ?? []);
  await seedVisits(scope, seed.visits ?? []);
  await seedViews(scope, seed.views ?? []);
  return { categories, products, users, coupons };
}

/** The seed, with a product and a buyer for its orders where neither it nor the shop has one. */
async function withOrderNeeds(scope: Scope, seed: ShopSeed): Promise<ShopSeed> {
  if (seed.orders === undefined) return seed;
  const { products = (await orderableSkus(scope, 1)).length > 0 ? undefined : 1 } = seed;
  const { users = (await shopUsers(scope)).length > 0 ? undefined : 1 } = seed;
  return { ...seed, products, users };
}

/** The seed, with a product for its reviews where neither it nor the shop has one. */
async function withReviewNeeds(scope: Scope, seed: ShopSeed): Promise<ShopSeed> {
  if (seed.reviews === undefined) return seed;
  return { ...seed, products: seed.products ?? ((await orderableSkus(scope, 1)).length > 0 ? undefined : 1) };
}
