import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { oldestProducts } from "../products/seed";
import { couponHandlers } from "./handlers";
import { couponRevisions } from "./revisions";
import { demoCoupons, seedClaims, seedCoupons } from "./seed";
import { couponStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    coupons: ReturnType<typeof couponStore>;
  }
}

/** The shop's coupons and their claim records. */
export const domain = {
  handlers: couponHandlers,
  shop: (scope: Scope) => ({ coupons: couponStore(scope) }),
  revisions: { coupon: couponRevisions },
  seeds: {
    coupons: { after: ["products"], fill: seedCoupons },
    couponUsers: { after: ["coupons", "users"], fill: seedClaims },
  },
  demo: {
    coupons: {
      version: 1,
      after: ["products", "users"],
      fill: async (scope, shop) => demoCoupons(scope, shop, await oldestProducts(scope, 80)),
    },
  },
} satisfies Domain;
