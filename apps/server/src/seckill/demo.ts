import { demoSeckillProducts, seedActivities, seedSeckillProducts } from "./seed";
import { playSeckill } from "./simulator/platform";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its simulations of the outside world. */
export const demo = {
  seeds: {
    seckillActivities: { fill: seedActivities },
    seckillProducts: { after: ["products", "seckillActivities"], fill: seedSeckillProducts },
  },
  parts: { seckill: { version: 1, after: ["products"], fill: (scope) => demoSeckillProducts(scope) } },
  simulations: { seckill: playSeckill },
} satisfies DemoDomain;
