import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { orderPictureUses } from "./picture-uses";
import { demoOrders } from "./seed";
import { orderSeeds } from "./seed-parts";
import { orderStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    orders: ReturnType<typeof orderStore>;
  }
}

/** The shop's orders. */
export const domain = {
  shop: (scope: Scope) => ({ orders: orderStore(scope) }),
  pictureUses: orderPictureUses,
  seeds: orderSeeds,
  demo: { orders: { version: 1, after: ["products", "users"], fill: demoOrders } },
} satisfies Domain;
