import { seedServiceTokens } from "./seed-service-tokens";
import { seedShownStaff } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** What fills it in seeds and in the demo. */
export const demo = {
  seeds: { staff: { fill: seedShownStaff }, serviceTokens: { fill: seedServiceTokens } },
} satisfies DemoDomain;
