import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Wanted } from "../kit/seeding";
import type { Ports } from "../ports/ports";
import { ensureProduct } from "../products/seed";
import { type PreparedReviews, reviewExportPreparations } from "./export-handlers";
import { reviewHandlers } from "./handlers";
import { reviewPictureUses } from "./picture-uses";
import { reviewSheet } from "./review-sheet";
import { demoReviews, seedReplyTemplates, seedReviews, type ReplyTemplateSeed, type ReviewSeed } from "./seed";
import { reviewGoods } from "./simulator/buyers";
import { reviewStore } from "./store";
import { replyTemplateStore } from "./template-store";

declare module "../tenancy/shop" {
  interface Shop {
    reviews: ReturnType<typeof reviewStore>;
    replyTemplates: ReturnType<typeof replyTemplateStore>;
  }
}

/** The reviews of the shop's products. */
export const domain = {
  handlers: reviewHandlers,
  preparations: (_ports: Ports) => reviewExportPreparations,
  shop: (scope: Scope) => ({ reviews: reviewStore(scope), replyTemplates: replyTemplateStore(scope) }),
  exports: { review: reviewSheet },
  pictureUses: reviewPictureUses,
  simulations: { comments: reviewGoods },
  seeds: {
    reviews: {
      // orders may bring the buyer who writes them
      after: ["products", "users", "orders"],
      async fill(scope: Scope, wanted: Wanted<ReviewSeed>) {
        await ensureProduct(scope);
        await seedReviews(scope, wanted);
      },
    },
    replyTemplates: { fill: (scope: Scope, wanted: Wanted<ReplyTemplateSeed>) => seedReplyTemplates(scope, wanted) },
  },
  demo: { reviews: { version: 1, after: ["orders"], fill: demoReviews } },
} satisfies PreparingDomain<PreparedReviews>;
