import { DeviceState } from "@shopkeeper/sdk/contract";
import { deviceTimes } from "@shopkeeper/sdk/rules/devices";
import { and, asc, eq, exists, gt, isNull, lte, not, or, sql } from "drizzle-orm";
import { contains } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { readPage } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { deviceAlarms, devices } from "./tables";

/** Pages of the shop's devices. */
export const deviceListStore = ({ db, merId, clock }: Scope) => {
  const own = and(eq(devices.merId, merId), not(devices.isDel));
  const before = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);

  /** The devices in this state, by the time of their last report. */
  function inState(state: number) {
    const [late, offline] = [before(deviceTimes.online), before(deviceTimes.offline)];
    if (state === DeviceState.waiting) return isNull(devices.lastTime);
    if (state === DeviceState.online) return gt(devices.lastTime, late);
    return state === DeviceState.late ? and(lte(devices.lastTime, late), gt(devices.lastTime, offline)) : lte(devices.lastTime, offline);
  }

  const hasAlarm = exists(
    db
      .select({ one: sql`1` })
      .from(deviceAlarms)
      .where(and(eq(deviceAlarms.merId, merId), eq(deviceAlarms.deviceId, devices.id), isNull(deviceAlarms.endTime))),
  );

  return {
    page({ keywords, kind, state, ...paging }: QueryOf<"listDevices">) {
      const where = and(
        own,
        keywords ? or(contains(devices.name, keywords), contains(devices.place, keywords)) : undefined,
        kind === undefined ? undefined : eq(devices.kind, kind),
        state === undefined ? undefined : inState(state),
      );
      return readPage(paging, {
        count: () => db.$count(devices, where),
        rows: ({ limit, offset }) =>
          db
            .select()
            .from(devices)
            .where(where)
            .orderBy(sql`${hasAlarm} desc`, sql`(${inState(DeviceState.offline)}) desc nulls last`, asc(devices.id))
            .limit(limit)
            .offset(offset),
      });
    },

    all: () => db.select().from(devices).where(own).orderBy(asc(devices.id)),
  };
};
