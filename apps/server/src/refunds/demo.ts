import { actOnRefunds } from "./simulator/buyers";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its simulations of the outside world. */
export const demo = {
  simulations: { refunds: actOnRefunds },
} satisfies DemoDomain;
