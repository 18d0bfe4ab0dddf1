import type { Shop } from "../../tenancy/shop";

/**
 * The shop with a cache of the records that many products refer to.
 *
 * It must be used for one call only: the cache is never refreshed.
 */
export const remembering = (shop: Shop): Shop => ({
  ...shop,
  merchant: { ...shop.merchant, find: once(shop.merchant.find), keepSwitch: once(shop.merchant.keepSwitch) },
  categories: { ...shop.categories, holds: once(shop.categories.holds), platformLevel: once(shop.categories.platformLevel) },
  products: { ...shop.products, brands: { ...shop.products.brands, name: once(shop.products.brands.name) } },
  guarantees: { ...shop.guarantees, some: once(shop.guarantees.some) },
  shippingTemplates: { ...shop.shippingTemplates, holds: once(shop.shippingTemplates.holds) },
  coupons: { ...shop.coupons, names: once(shop.coupons.names) },
});

function once<Args extends readonly unknown[], Answer>(load: (...args: Args) => Promise<Answer>): (...args: Args) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = answers.get(key) ?? load(...args);
    answers.set(key, known);
    return known;
  };
}
