import type { AlarmCode } from "@shopkeeper/sdk/rules/devices";
import { and, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { deviceAlarms } from "./tables";
import { pruneAfter } from "../jobs/prune";

const KEPT_MS = 90 * 86_400_000;
const SHOWN = 50;

/** Current and past alarms of the shop's devices. */
export const alarmStore = ({ db, merId, clock }: Scope) => {
  const own = eq(deviceAlarms.merId, merId);
  const open = and(own, isNull(deviceAlarms.endTime));
  return {
    /** Sets the active alarms of a device to exactly these; an active one continues. */
    async set(deviceId: number, codes: readonly AlarmCode[]) {
      const now = clock.now();
      const over = codes.length === 0 ? undefined : notInArray(deviceAlarms.code, [...codes]);
      await db
        .update(deviceAlarms)
        .set({ endTime: now })
        .where(and(open, eq(deviceAlarms.deviceId, deviceId), over));
      const rows = [...new Set(codes)].map((code) => ({ merId, deviceId, code, startTime: now }));
      if (rows.length > 0) await db.insert(deviceAlarms).values(rows).onConflictDoNothing();
    },

    /** Switches one alarm of a device on or off. */
    async put(deviceId: number, code: AlarmCode, isOn: boolean) {
      const now = clock.now();
      if (isOn) await db.insert(deviceAlarms).values({ merId, deviceId, code, startTime: now }).onConflictDoNothing();
      else
        await db
          .update(deviceAlarms)
          .set({ endTime: now })
          .where(and(open, eq(deviceAlarms.deviceId, deviceId), eq(deviceAlarms.code, code)));
    },

    /** The active alarms of some devices. */
    async open(deviceIds: readonly number[]) {
      if (deviceIds.length === 0) return [];
      return db
        .select()
        .from(deviceAlarms)
        .where(and(open, inArray(deviceAlarms.deviceId, [...deviceIds])));
    },

    /** The last alarms of a device, newest first. */
    past: (deviceId: number) =>
      db
        .select()
        .from(deviceAlarms)
        .where(and(own, eq(deviceAlarms.deviceId, deviceId)))
        .orderBy(desc(deviceAlarms.startTime), desc(deviceAlarms.id))
        .limit(SHOWN),
  };
};

/** Deletes alarms ninety days after they ended. */
export const pruneAlarms = pruneAfter(KEPT_MS, { table: deviceAlarms, merId: deviceAlarms.merId, time: deviceAlarms.endTime });
