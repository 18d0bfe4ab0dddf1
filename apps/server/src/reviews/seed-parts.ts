import type { Scope } from "../core/scope";
import type { SeedPart } from "../core/seeding";
import { demandProduct } from "../products/seed";
import { seedReviews, type ReviewSeed } from "./seed";

/** The reviews of a seed, which bring a product along where the shop has none. */
export const reviewSeeds = {
  reviews: {
    // orders may bring the buyer who writes them
    after: ["products", "users", "orders"],
    async fill(scope: Scope, wanted: number | readonly Partial<ReviewSeed>[]) {
      await demandProduct(scope);
      await seedReviews(scope, wanted);
    },
  },
} satisfies Record<string, SeedPart>;
