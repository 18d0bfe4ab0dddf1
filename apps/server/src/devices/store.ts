import { and, count, eq, not } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { claimStore } from "../jobs/claim-store";
import { digest } from "../core/digest";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { alarmStore } from "./alarm-store";
import { consumableStore } from "./consumable-store";
import { deviceListStore } from "./list-store";
import { readingStore } from "./reading-store";
import { reportStore } from "./report-store";
import { devices } from "./tables";

type Row = typeof devices.$inferSelect;

/** The editable fields of a device. */
export type DeviceFields = Pick<Row, "name" | "kind" | "place">;

/** The shop's devices, with their readings, alarms and consumables. */
export const deviceStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const own = and(eq(devices.merId, merId), not(devices.isDel));
  const only = (id: number) => and(own, eq(devices.id, id));
  const tokens = claimStore(scope, "device");
  const set = (id: number, values: Partial<Row>) =>
    affectsRows(
      db
        .update(devices)
        .set({ ...values, ...revision(devices, clock) })
        .where(only(id)),
    );

  return {
    list: deviceListStore(scope),
    alarms: alarmStore(scope),
    readings: readingStore(scope),
    consumables: consumableStore(scope),
    report: reportStore(scope),

    async count() {
      const [row] = await db.select({ devices: count() }).from(devices).where(own);
      return row?.devices ?? 0;
    },

    async find(id: number) {
      const [row] = await db.select().from(devices).where(only(id));
      return row;
    },

    async add(fields: DeviceFields) {
      const now = clock.now();
      const [row] = await db
        .insert(devices)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .returning({ id: devices.id });
      if (!row) throw new Error("A device was not stored");
      return row.id;
    },

    /** Changes a device; false when it no longer has that version. */
    update: (id: number, fields: DeviceFields, version: number | undefined) =>
      affectsRows(
        db
          .update(devices)
          .set({ ...fields, ...revision(devices, clock) })
          .where(and(only(id), hasVersion(devices, version))),
      ),

    /** Deletes a device and invalidates its token; false when it is missing. */
    async remove(id: number) {
      await tokens.release(id);
      return set(id, { isDel: true, tokenHash: null });
    },

    /** Replaces the token with which a device reports; with null nothing may report. False when it is missing. */
    async setToken(id: number, token: string | null) {
      const tokenHash = token && digest(token);
      if (!(await set(id, { tokenHash }))) return false;
      if (tokenHash === null) await tokens.release(id);
      else if (!(await tokens.take(id, tokenHash))) throw new Error("Two devices were given one token");
      return true;
    },

    /** The devices whose reports the demo simulates. */
    simulated: () => db.select().from(devices).where(and(own, devices.isSimulated)).orderBy(devices.id),
  };
};
