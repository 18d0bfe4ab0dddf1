import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { activityStore } from "./activity-store";
import { seckillHandlers } from "./handlers";
import { fillActivities } from "./platform-rows";
import { seckillPictureUses } from "./picture-uses";
import { seckillProductStore } from "./product-store";
import { quotaStore } from "./quota-store";

declare module "../tenancy/shop" {
  interface Shop {
    seckill: {
      activities: ReturnType<typeof activityStore>;
      products: ReturnType<typeof seckillProductStore>;
      quota: ReturnType<typeof quotaStore>;
    };
  }
}

/** The platform's seckill activities, and the shop's products in them. */
export const domain = {
  handlers: seckillHandlers,
  shop: (scope: Scope) => ({
    seckill: { activities: activityStore(scope), products: seckillProductStore(scope), quota: quotaStore(scope) },
  }),
  pictureUses: seckillPictureUses,
  platformRows: { after: ["categories"], fill: fillActivities },
} satisfies Domain;
