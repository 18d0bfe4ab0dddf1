import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { categoryHandlers } from "./handlers";
import { categoryPictureUses } from "./picture-uses";
import { categoryRevisions } from "./revisions";
import { demoCategories, seedCategories, seedPlatformCategories, withIcons } from "./seed";
import { categoryStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    categories: ReturnType<typeof categoryStore>;
  }
}

/** The shop's categories, and the platform's. */
export const domain = {
  handlers: categoryHandlers,
  shop: (scope: Scope) => ({ categories: categoryStore(scope) }),
  pictureUses: categoryPictureUses,
  platformSeed: { fill: seedPlatformCategories },
  revisions: { category: categoryRevisions },
  seeds: { categories: { fill: seedCategories } },
  demo: { categories: { version: 1, fill: (scope, shop) => seedCategories(scope, withIcons(demoCategories(shop))) } },
} satisfies Domain;
