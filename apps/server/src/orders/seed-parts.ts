import type { Scope } from "../tenancy/scope";
import type { SeedPart } from "../kit/seeding";
import { ensureProduct } from "../products/seed";
import { seedUsers, shopUsers } from "../users/seed";
import { seedOrders, type OrderSeed } from "./seed";

/** The orders of a seed, which bring a product and a buyer along where the shop has none. */
export const orderSeeds = {
  orders: {
    after: ["products", "users", "info"],
    async fill(scope: Scope, wanted: number | readonly Partial<OrderSeed>[]) {
      await ensureProduct(scope);
      if ((await shopUsers(scope)).length === 0) await seedUsers(scope, 1);
      await seedOrders(scope, wanted);
    },
  },
} satisfies Record<string, SeedPart>;
