import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { couponHandlers } from "./handlers";
import { couponRevisions } from "./revisions";
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
} satisfies Domain;
