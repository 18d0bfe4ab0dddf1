import { demoSettlementInfo, demoSettlements, seedSettlementInfo, seedSettlements } from "./seed";
import { reviewSettlements } from "./simulator/platform";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds, its part of the demo, and its simulations. */
export const demo = {
  seeds: {
    settlementInfo: { fill: seedSettlementInfo },
    settlements: { after: ["orders"], fill: seedSettlements },
  },
  parts: {
    settlementInfo: { version: 1, fill: (scope, shop) => seedSettlementInfo(scope, demoSettlementInfo[shop] ?? {}) },
    settlements: { version: 1, after: ["orders"], fill: demoSettlements },
  },
  simulations: { settlements: reviewSettlements },
} satisfies DemoDomain;
