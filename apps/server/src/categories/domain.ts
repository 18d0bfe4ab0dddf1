import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { categoryHandlers } from "./handlers";
import { fillPlatformCategories } from "./platform-rows";
import { categoryPictureUses } from "./picture-uses";
import { categoryRevisions } from "./revisions";
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
  platformRows: { fill: fillPlatformCategories },
  revisions: { category: categoryRevisions },
} satisfies Domain;
