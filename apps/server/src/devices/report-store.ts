import { DeviceAlarm } from "@shopkeeper/sdk/contract";
import { alarmsOfReadings } from "@shopkeeper/sdk/rules/devices";
import { and, eq, not, sql } from "drizzle-orm";
import type { BodyOf } from "../contract/contract";
import type { Scope } from "../tenancy/scope";
import { alarmStore } from "./alarm-store";
import { consumableStore } from "./consumable-store";
import { readingStore } from "./reading-store";
import { devices } from "./tables";

/** Stores a device's report; false when the device is gone. Its row is locked first, so that its reports run one after another. */
export const reportStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  return async (id: number, { readings = {}, alarms = [], consumables = {} }: BodyOf<"reportDevice">): Promise<boolean> => {
    const [device] = await db
      .update(devices)
      .set({ lastTime: clock.now(), latest: sql`${devices.latest} || ${JSON.stringify(readings)}::jsonb` })
      .where(and(eq(devices.merId, merId), eq(devices.id, id), not(devices.isDel)))
      .returning({ kind: devices.kind, latest: devices.latest });
    if (!device) return false;
    await readingStore(scope).add(id, readings);
    const store = consumableStore(scope);
    await store.setLevels(id, consumables);
    const runningOut = (await store.isRunningOut(id)) ? [DeviceAlarm.runningOut] : [];
    await alarmStore(scope).set(id, [...alarms, ...alarmsOfReadings(device.kind, device.latest), ...runningOut]);
    return true;
  };
};
