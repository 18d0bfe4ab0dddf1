import { seedDevices } from "./seed";
import { demoDevices } from "./seed-words";
import { reportDevices } from "./simulator/report-devices";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds, its part of the demo, and its simulations. */
export const demo = {
  seeds: { devices: { fill: seedDevices } },
  parts: { devices: { version: 1, fill: (scope) => seedDevices(scope, demoDevices) } },
  simulations: { devices: reportDevices },
} satisfies DemoDomain;
