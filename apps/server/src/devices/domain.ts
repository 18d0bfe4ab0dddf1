import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { pruneAlarms } from "./alarm-store";
import { pruneLevels } from "./consumable-store";
import { deviceHandlers } from "./handlers";
import { pruneReadings } from "./reading-store";
import { seedDevices } from "./seed";
import { demoDevices } from "./seed-words";
import { reportDevices } from "./simulator/report-devices";
import { deviceStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    devices: ReturnType<typeof deviceStore>;
  }
}

/** The shop's devices: what they report, what is wrong with them, and what they use up. */
export const domain = {
  handlers: deviceHandlers,
  shop: (scope: Scope) => ({ devices: deviceStore(scope) }),
  seeds: { devices: { fill: seedDevices } },
  demo: { devices: { version: 1, fill: (scope) => seedDevices(scope, demoDevices) } },
  simulations: { devices: reportDevices },
  prunes: [pruneReadings, pruneAlarms, pruneLevels],
} satisfies Domain;
