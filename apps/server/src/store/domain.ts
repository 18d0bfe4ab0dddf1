import type { Domain } from "../kit/domain";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Scope } from "../tenancy/scope";
import { storeHandlers } from "./handlers";
import { fillMerchantKinds } from "./platform-rows";
import { storePictureUses } from "./picture-uses";
import { shopRevisions } from "./revisions";
import { merchantKindStore, shopInfoStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    info: ReturnType<typeof shopInfoStore>;
  }
}

declare module "../kernel/platform" {
  interface Platform {
    merchantKinds: ReturnType<typeof merchantKindStore>;
  }
}

/** The shop itself: its public information, and its filing by the platform. */
export const domain = {
  handlers: storeHandlers,
  shop: (scope: Scope) => ({ info: shopInfoStore(scope) }),
  platform: (scope: PlatformScope) => ({ merchantKinds: merchantKindStore(scope) }),
  pictureUses: storePictureUses,
  revisions: { shop: shopRevisions },
  platformRows: { fill: fillMerchantKinds },
} satisfies Domain;
