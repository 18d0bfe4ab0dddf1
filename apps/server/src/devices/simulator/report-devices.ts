import { ConsumableKind } from "@shopkeeper/sdk/contract";
import { alarmsOfReadings, isUrgent } from "@shopkeeper/sdk/rules/devices";
import type { BodyOf } from "../../contract/contract";
import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import type { devices } from "../tables";
import { demoDevices } from "../seed-words";
import { waveOf } from "./wave";

type Row = typeof devices.$inferSelect;

/**
 * The demo's devices, which report every few seconds by themselves, and at once on command.
 *
 * Alarms stay active until somebody refills the device; consumables decrease.
 */
export async function reportDevices({ database, shops }: SimulatedPlace, { until }: SimulationOrder) {
  let reports = 0;
  for (const open of shops) {
    for (const device of await open(database.db).devices.simulated()) {
      if (until && device.lastTime && device.lastTime > until) continue;
      const isDone = await database.transaction(async (db) => {
        const shop = open(db);
        return shop.devices.report(device.id, await reportOf(shop, device, until ?? device.lastTime ?? new Date(0)));
      });
      if (isDone) reports += 1;
    }
  }
  return { reports };
}

async function reportOf(shop: Shop, { id, kind, name, latest }: Row, time: Date): Promise<BodyOf<"reportDevice">> {
  const usual = demoDevices.find((demo) => demo.name === name)?.readings ?? latest;
  const readings = waveOf(usual, id, time);
  const own = (await shop.devices.consumables.list()).filter(({ consumable }) => consumable.deviceId === id);
  const levels = own.map(({ consumable }) => [consumable.kind, usedUp(consumable.level)] as const);
  const derived = new Set<string>(alarmsOfReadings(kind, readings));
  const isOut = levels.some(([consumable, level]) => consumable === ConsumableKind.paper && level === 0);
  const kept = (await shop.devices.alarms.open([id])).map(({ code }) => code).filter((code) => isUrgent(code) && !derived.has(code));
  return {
    readings,
    alarms: [...(isOut ? ["paperOut" as const] : []), ...kept.filter((code) => code === "jam" || code === "fault")],
    consumables: Object.fromEntries(levels),
  };
}

const usedUp = (level: number) => Math.max(0, Math.round((level - 0.001) * 1000) / 1000);
