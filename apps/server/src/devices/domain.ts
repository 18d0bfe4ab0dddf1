import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { pruneAlarms } from "./alarm-store";
import { pruneLevels } from "./consumable-store";
import { deviceHandlers } from "./handlers";
import { pruneReadings } from "./reading-store";
import { deviceStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    devices: ReturnType<typeof deviceStore>;
  }
}

/** The shop's devices: their reports, alarms and consumables. */
export const domain = {
  handlers: deviceHandlers,
  shop: (scope: Scope) => ({ devices: deviceStore(scope) }),
  prunes: [pruneReadings, pruneAlarms, pruneLevels],
} satisfies Domain;
