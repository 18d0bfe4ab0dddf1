import { placeOrders } from "./simulator/buyers";
import type { Scope } from "../tenancy/scope";
import { ensureProduct } from "../products/seed";
import { seedUsers, shopUsers } from "../users/seed";
import { demoOrders, seedOrders, type OrderSeed } from "./seed";
import type { DemoDomain, SeedPart } from "../demo/kit/seeding";

/** The orders of a seed; a shop without products or buyers gets one. */
const orderSeeds = {
  orders: {
    after: ["products", "users", "info"],
    async fill(scope: Scope, wanted: number | readonly Partial<OrderSeed>[]) {
      await ensureProduct(scope);
      if ((await shopUsers(scope)).length === 0) await seedUsers(scope, 1);
      await seedOrders(scope, wanted);
    },
  },
} satisfies Record<string, SeedPart>;

/** The domain's seeds and its simulations of the outside world. */
export const demo = {
  seeds: orderSeeds,
  parts: { orders: { version: 1, after: ["products", "users", "info"], fill: demoOrders } },
  simulations: { orders: placeOrders },
} satisfies DemoDomain;
