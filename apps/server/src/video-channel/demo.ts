import { demoVideoProducts, seedVideoAccess, seedVideoProducts } from "./seed";
import { reviewChannel } from "./simulator/platform";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its simulations of the outside world. */
export const demo = {
  seeds: {
    videoProducts: { after: ["products"], fill: seedVideoProducts },
    videoAccess: { fill: seedVideoAccess },
  },
  parts: {
    videoProducts: { version: 1, after: ["products"], fill: demoVideoProducts },
    videoAccess: { version: 1, fill: async (scope, shop) => shop === 0 && seedVideoAccess(scope, {}) },
  },
  simulations: { channel: reviewChannel },
} satisfies DemoDomain;
