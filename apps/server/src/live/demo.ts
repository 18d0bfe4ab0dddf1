import { demoLive, seedAssistants, seedLiveGoods, seedRooms } from "./seed";
import { reviewLive } from "./simulator/platform";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds, its part of the demo, and its simulations. */
export const demo = {
  seeds: {
    liveGoods: { after: ["products"], fill: seedLiveGoods },
    liveAssistants: { fill: seedAssistants },
    liveRooms: { after: ["liveGoods", "liveAssistants"], fill: seedRooms },
  },
  parts: {
    live: { version: 1, after: ["products"], fill: demoLive },
  },
  simulations: { live: reviewLive },
} satisfies DemoDomain;
