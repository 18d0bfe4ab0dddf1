import { and, eq } from "drizzle-orm";
import { claimStore } from "../jobs/claim-store";
import { digest } from "../core/digest";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { consumables, deviceAlarms, devices, refills } from "./tables";

/** The token of a device in a shop of the matrices. */
const tokenOf = (merId: number) => `device of ${merId}`;

/** Devices and their consumables in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    devices: { table: devices, id: devices.id, merId: devices.merId, isDel: devices.isDel },
    consumables: { table: consumables, id: consumables.id, merId: consumables.merId, isDel: consumables.isDel },
    deviceAlarms: { table: deviceAlarms, id: deviceAlarms.id, merId: deviceAlarms.merId },
    refills: { table: refills, id: refills.id, merId: refills.merId },
  },
  seed: (word) => ({
    devices: Array.from({ length: 3 }, (_, place) => ({
      ...{ name: `${word} device ${place}`, place: word, alarms: { jam: 5 } },
      consumables: { paper: { level: 30, perDay: 5 } },
    })),
  }),
  deviceToken: tokenOf,
  async insert(db, merId) {
    const own = eq(devices.merId, merId);
    const [first] = await db.select({ id: devices.id }).from(devices).where(own).orderBy(devices.id).limit(1);
    if (!first) throw new Error("there is a device");
    const tokenHash = digest(tokenOf(merId));
    await db
      .update(devices)
      .set({ tokenHash })
      .where(and(own, eq(devices.id, first.id)));
    await claimStore({ db, merId }, "device").take(first.id, tokenHash);
  },
  requests: {
    saveDevice: () => ({ body: { name: "printer", kind: 1 } }),
    updateConsumable: ({ ids }) => ({ body: { id: ids.consumables?.[0], capacity: 100, warnAt: 10 } }),
    refillConsumable: ({ ids }) => ({ body: { id: ids.consumables?.[0], amount: 5 } }),
  },
};
