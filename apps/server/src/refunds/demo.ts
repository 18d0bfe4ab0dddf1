import { actOnRefunds } from "./simulator/buyers";
import type { DemoDomain } from "../demo/kit/seeding";

/** What fills it in seeds and in the demo, and what the outside world does to it. */
export const demo = {
  simulations: { refunds: actOnRefunds },
} satisfies DemoDomain;
