import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { couponHandlers } from "./handlers";
import { couponDemo, couponSeeds } from "./seed";
import { couponStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    coupons: ReturnType<typeof couponStore>;
  }
}

/** The shop's coupons and their claim records. */
export const domain = {
  handlers: couponHandlers,
  shop: (scope: Scope) => ({ coupons: couponStore(scope) }),
  seeds: couponSeeds,
  demo: { coupons: couponDemo },
} satisfies Domain;
