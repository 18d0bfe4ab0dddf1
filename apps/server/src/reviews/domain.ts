import type { Domain } from "../core/domain";
import type { Scope } from "../core/scope";
import { reviewHandlers } from "./handlers";
import { reviewPictureUses } from "./picture-uses";
import { demoReviews } from "./seed";
import { reviewSeeds } from "./seed-parts";
import { reviewStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    reviews: ReturnType<typeof reviewStore>;
  }
}

/** What is said of the shop's products. */
export const domain = {
  handlers: reviewHandlers,
  shop: (scope: Scope) => ({ reviews: reviewStore(scope) }),
  pictureUses: reviewPictureUses,
  seeds: reviewSeeds,
  demo: { reviews: { version: 1, after: ["orders"], fill: demoReviews } },
} satisfies Domain;
