import type { Scope } from "../tenancy/scope";
import { ensureProduct } from "../products/seed";
import { demoReviews, seedReplyTemplates, seedReviews, type ReplyTemplateSeed, type ReviewSeed } from "./seed";
import { reviewGoods } from "./simulator/buyers";
import type { DemoDomain, Wanted } from "../demo/kit/seeding";

/** The domain's seeds and its simulations of the outside world. */
export const demo = {
  seeds: {
    reviews: {
      // orders may create the buyer who writes them
      after: ["products", "users", "orders"],
      async fill(scope: Scope, wanted: Wanted<ReviewSeed>) {
        await ensureProduct(scope);
        await seedReviews(scope, wanted);
      },
    },
    replyTemplates: { fill: (scope: Scope, wanted: Wanted<ReplyTemplateSeed>) => seedReplyTemplates(scope, wanted) },
  },
  parts: { reviews: { version: 1, after: ["orders"], fill: demoReviews } },
  simulations: { comments: reviewGoods },
} satisfies DemoDomain;
