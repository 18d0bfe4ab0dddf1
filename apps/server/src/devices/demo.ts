import { seedDevices } from "./seed";
import { demoDevices } from "./seed-words";
import { reportDevices } from "./simulator/report-devices";
import type { DemoDomain } from "../demo/kit/seeding";

/** What fills it in seeds and in the demo, and what the outside world does to it. */
export const demo = {
  seeds: { devices: { fill: seedDevices } },
  parts: { devices: { version: 1, fill: (scope) => seedDevices(scope, demoDevices) } },
  simulations: { devices: reportDevices },
} satisfies DemoDomain;
