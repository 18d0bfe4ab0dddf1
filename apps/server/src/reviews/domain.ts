import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { type PreparedReviews, reviewExportPreparations } from "./export-handlers";
import { reviewHandlers } from "./handlers";
import { reviewPictureUses } from "./picture-uses";
import { reviewSheet } from "./review-sheet";
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
} satisfies PreparingDomain<PreparedReviews>;
