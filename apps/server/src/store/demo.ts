import { demoShopInfos, seedShopInfo } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { info: { fill: seedShopInfo } },
  parts: { info: { version: 1, fill: (scope, shop) => seedShopInfo(scope, demoShopInfos[shop] ?? {}) } },
} satisfies DemoDomain;
