import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { activityStore } from "./activity-store";
import { seckillHandlers } from "./handlers";
import { seckillPictureUses } from "./picture-uses";
import { seckillProductStore } from "./product-store";
import { quotaStore } from "./quota-store";
import { demoSeckillProducts, seedActivities, seedPlatformActivities, seedSeckillProducts } from "./seed";
import { playSeckill } from "./simulator/platform";

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
  platformSeed: { after: ["categories"], fill: seedPlatformActivities },
  seeds: {
    seckillActivities: { fill: seedActivities },
    seckillProducts: { after: ["products", "seckillActivities"], fill: seedSeckillProducts },
  },
  demo: { seckill: { version: 1, after: ["products"], fill: (scope) => demoSeckillProducts(scope) } },
  simulations: { seckill: playSeckill },
} satisfies Domain;
