import { demoShopInfos, seedShopInfo } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: { info: { fill: seedShopInfo } },
  parts: { info: { version: 1, fill: (scope, shop) => seedShopInfo(scope, demoShopInfos[shop] ?? {}) } },
} satisfies DemoDomain;
