import { ConsumableKind, DeviceAlarm, DeviceKind, DeviceMetric, RefillSource } from "@shopkeeper/sdk/contract";
import { type AlarmCode, type Consumable, type Readings, usualCapacity } from "@shopkeeper/sdk/rules/devices";
import { claimStore } from "../jobs/claim-store";
import { digest } from "../core/digest";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { insertRows } from "../tenancy/insert-rows";
import { consumableLevels, consumables, deviceAlarms, deviceReadings, devices, refills } from "./tables";
import { waveOf } from "./simulator/wave";

/** A device to add: its readings, its last report, and its consumables. */
export interface DeviceSeed {
  name: string;
  kind: number;
  place: string;
  /** Seconds since its last report; null for a device that has never reported. */
  seconds: number | null;
  token: string;
  readings: Readings;
  /** The active alarms, each with the minutes since it began. */
  alarms: Readonly<Partial<Record<AlarmCode, number>>>;
  consumables: Readonly<Partial<Record<Consumable, { level: number; perDay: number }>>>;
  isSimulated: boolean;
}

const HOUR_MS = 3_600_000;
/** Minutes between two readings of a seed, and hours between two levels. */
const READING_MINUTES = 5;
const LEVEL_HOURS = 6;
const LEVEL_DAYS = 13;

/** Adds devices with six hours of readings and two weeks of levels to a shop; a number adds that many printers. */
export async function seedDevices(scope: Scope, wanted: Wanted<DeviceSeed>) {
  for (const [at, { name = `打印机${at + 1}`, kind = DeviceKind.printer, place = "", ...seed }] of eachWanted(wanted).entries()) {
    const { seconds = 5, readings = { temperature: 32 }, token, isSimulated = false } = seed;
    const { db, merId } = scope;
    const now = scope.clock.now();
    const lastTime = seconds === null ? null : new Date(now.getTime() - seconds * 1000);
    const latest = lastTime ? readings : {};
    const [row] = await db
      .insert(devices)
      .values({
        ...{ merId, name, place, lastTime, latest, isSimulated, createTime: now, updateTime: now },
        kind: Object.values(DeviceKind).find((one) => one === kind) ?? DeviceKind.printer,
        tokenHash: token === undefined ? null : digest(token),
      })
      .returning({ id: devices.id });
    if (!row) continue;
    if (token !== undefined) await claimStore(scope, "device").take(row.id, digest(token));
    if (!lastTime) continue;
    await seedHistory(scope, row.id, lastTime, { readings, ...seed });
  }
}

type History = Pick<DeviceSeed, "readings"> & Partial<Pick<DeviceSeed, "alarms" | "consumables">>;

async function seedHistory(
  { db, merId }: Scope,
  deviceId: number,
  lastTime: Date,
  { readings, alarms = {}, consumables: used = {} }: History,
) {
  const minutes = Array.from({ length: (6 * 60) / READING_MINUTES }, (_, back) => {
    const time = lastTime.getTime() - back * READING_MINUTES * 60_000;
    return new Date(Math.floor(time / 60_000) * 60_000);
  });
  await insertRows(
    db,
    deviceReadings,
    minutes.flatMap((minute) => {
      const values = waveOf(readings, deviceId, minute);
      return Object.values(DeviceMetric).flatMap((metric) => {
        const value = values[metric];
        return value === undefined ? [] : [{ merId, deviceId, metric, minute, value }];
      });
    }),
  );
  const since = (minutesAgo: number) => new Date(lastTime.getTime() - minutesAgo * 60_000);
  await insertRows(
    db,
    deviceAlarms,
    Object.values(DeviceAlarm).flatMap((code) => {
      const minutesAgo = alarms[code];
      return minutesAgo === undefined ? [] : [{ merId, deviceId, code, startTime: since(minutesAgo) }];
    }),
  );
  for (const kind of Object.values(ConsumableKind)) {
    const one = used[kind];
    if (one) await seedConsumable({ db, merId }, { deviceId, kind, ...one, time: lastTime });
  }
}

interface ConsumableSeed {
  deviceId: number;
  kind: Consumable;
  level: number;
  perDay: number;
  time: Date;
}

/** A consumable whose level has fallen evenly since its refill, within the last two weeks. */
async function seedConsumable({ db, merId }: Pick<Scope, "db" | "merId">, { deviceId, kind, level, perDay, time }: ConsumableSeed) {
  const { capacity, warnAt } = usualCapacity(kind, level);
  const days = Math.min(LEVEL_DAYS, perDay > 0 ? (capacity - level) / perDay : LEVEL_DAYS);
  const refillTime = new Date(time.getTime() - days * 24 * HOUR_MS);
  const [row] = await db
    .insert(consumables)
    .values({ merId, deviceId, kind, level, capacity, warnAt, levelTime: time, refillTime, createTime: refillTime, updateTime: refillTime })
    .returning({ id: consumables.id });
  if (!row) return;
  const levels = Array.from({ length: Math.floor((days * 24) / LEVEL_HOURS) + 1 }, (_, back) => ({
    hour: new Date(Math.floor((time.getTime() - back * LEVEL_HOURS * HOUR_MS) / HOUR_MS) * HOUR_MS),
    level: Math.min(capacity, level + (perDay * back * LEVEL_HOURS) / 24),
  }));
  await insertRows(
    db,
    consumableLevels,
    levels.map((one) => ({ merId, consumableId: row.id, ...one })),
  );
  await insertRows(db, refills, [
    {
      merId,
      consumableId: row.id,
      amount: capacity,
      level: capacity,
      source: RefillSource.person,
      operator: "林小满",
      createTime: refillTime,
    },
  ]);
}
