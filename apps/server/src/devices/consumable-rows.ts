import type { Schema } from "@shopkeeper/sdk/contract";
import { forecast } from "@shopkeeper/sdk/rules/devices";
import { wireDay, wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { grouped } from "../kit/grouped";
import type { Shop } from "../tenancy/shop";

/** Consumables of the shop's devices in wire form: ordered by when they run out, those without a forecast by their level. */
export async function consumableRows(shop: Shop, now: Date): Promise<Schema<"Consumable">[]> {
  const levels = grouped(await shop.devices.consumables.levels(), ({ consumableId }) => consumableId);
  const rows = (await shop.devices.consumables.list()).map(({ consumable, deviceName, place }) => {
    const { id, deviceId, kind, level, capacity, warnAt, levelTime, refillTime, version } = consumable;
    const samples = (levels.get(id) ?? []).map(({ hour, level: then }) => ({ time: hour, level: then }));
    const { perDay, runsOut, daysLeft } = forecast([...samples, { time: levelTime, level }].sort(byTime), now);
    return {
      ...{ id, deviceId, deviceName, place, kind, level, capacity, warnAt, version },
      levelTime: wireTime(levelTime),
      refillTime: wireTimeOrNull(refillTime),
      perDay: perDay === undefined ? null : Math.round(perDay * 100) / 100,
      runsOut: runsOut ? wireDay(runsOut) : null,
      daysLeft: daysLeft ?? null,
      points: samples.map(({ time, level: then }) => ({ time: wireTime(time), level: then })),
    };
  });
  const urgency = ({ level, warnAt }: { level: number; warnAt: number }) => (level <= 0 ? 0 : level <= warnAt ? 1 : 2);
  const day = ({ runsOut }: { runsOut: string | null }) => runsOut ?? "9999";
  return rows.sort(
    (one, other) => urgency(one) - urgency(other) || (day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : one.id - other.id),
  );
}

const byTime = (one: { time: Date }, other: { time: Date }) => one.time.getTime() - other.time.getTime();
