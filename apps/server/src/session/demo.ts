import { seedServiceTokens } from "./seed-service-tokens";
import { seedShownStaff } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: { staff: { fill: seedShownStaff }, serviceTokens: { fill: seedServiceTokens } },
} satisfies DemoDomain;
