import { demoSeckillProducts, seedActivities, seedSeckillProducts } from "./seed";
import { playSeckill } from "./simulator/platform";
import type { DemoDomain } from "../demo/kit/seeding";

/** What fills it in seeds and in the demo, and what the outside world does to it. */
export const demo = {
  seeds: {
    seckillActivities: { fill: seedActivities },
    seckillProducts: { after: ["products", "seckillActivities"], fill: seedSeckillProducts },
  },
  parts: { seckill: { version: 1, after: ["products"], fill: (scope) => demoSeckillProducts(scope) } },
  simulations: { seckill: playSeckill },
} satisfies DemoDomain;
