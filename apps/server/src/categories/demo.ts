import { demoCategories, seedCategories, withIcons } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { categories: { fill: seedCategories } },
  parts: { categories: { version: 1, fill: (scope, shop) => seedCategories(scope, withIcons(demoCategories(shop))) } },
} satisfies DemoDomain;
