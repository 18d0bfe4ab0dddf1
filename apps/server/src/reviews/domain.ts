import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import type { Wanted } from "../core/seeding";
import { demandProduct } from "../products/seed";
import { reviewHandlers } from "./handlers";
import { reviewPictureUses } from "./picture-uses";
import { demoReviews, seedReviews, type ReviewSeed } from "./seed";
import { reviewStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    reviews: ReturnType<typeof reviewStore>;
  }
}

/** The reviews of the shop's products. */
export const domain = {
  handlers: reviewHandlers,
  shop: (scope: Scope) => ({ reviews: reviewStore(scope) }),
  pictureUses: reviewPictureUses,
  seeds: {
    reviews: {
      // orders may bring the buyer who writes them
      after: ["products", "users", "orders"],
      async fill(scope: Scope, wanted: Wanted<ReviewSeed>) {
        await demandProduct(scope);
        await seedReviews(scope, wanted);
      },
    },
  },
  demo: { reviews: { version: 1, after: ["orders"], fill: demoReviews } },
} satisfies Domain;
