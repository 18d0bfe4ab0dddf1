import { demoSettlementInfo, demoSettlements, seedSettlementInfo, seedSettlements } from "./seed";
import { reviewSettlements } from "./simulator/platform";
import type { DemoDomain } from "../demo/kit/seeding";

/** What fills it in seeds and in the demo, and what the outside world does to it. */
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
