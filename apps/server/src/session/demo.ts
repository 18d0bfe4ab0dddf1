import { seedServiceTokens } from "./seed-service-tokens";
import { seedShownStaff } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { staff: { fill: seedShownStaff }, serviceTokens: { fill: seedServiceTokens } },
} satisfies DemoDomain;
