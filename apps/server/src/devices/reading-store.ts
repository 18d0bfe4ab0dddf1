import { DeviceMetric } from "@shopkeeper/sdk/contract";
import type { Metric, Readings } from "@shopkeeper/sdk/rules/devices";
import { and, avg, eq, gte, inArray, sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { deviceReadings } from "./tables";
import { pruneAfter } from "../jobs/prune";

const KEPT_MS = 48 * 3_600_000;
/** Points in a series. */
const SERIES_POINTS = 36;

/** The readings of the shop's devices, by minute. */
export const readingStore = ({ db, merId, clock }: Scope) => ({
  /** Stores readings for this minute; they replace earlier ones of the same minute. */
  async add(deviceId: number, readings: Readings) {
    const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000);
    const rows = Object.values(DeviceMetric).flatMap((metric) => {
      const value = readings[metric];
      return value === undefined ? [] : [{ merId, deviceId, metric, minute, value }];
    });
    if (rows.length === 0) return;
    const { merId: shop, deviceId: device, metric } = deviceReadings;
    await db
      .insert(deviceReadings)
      .values(rows)
      .onConflictDoUpdate({ target: [shop, device, metric, deviceReadings.minute], set: { value: sql`excluded.value` } });
  },

  /** The readings of some devices over the last hours, in equal steps, each with its average. */
  async series(deviceIds: readonly number[], hours: number) {
    const found = new Map<number, Map<Metric, (number | null)[]>>();
    if (deviceIds.length === 0) return found;
    const step = (hours * 3600) / SERIES_POINTS;
    const end = Math.floor(clock.now().getTime() / 1000 / step) + 1; // the current step is the last
    const slot = sql<number>`floor(extract(epoch from ${deviceReadings.minute}) / ${step}::int)`.mapWith(Number);
    const rows = await db
      .select({ deviceId: deviceReadings.deviceId, metric: deviceReadings.metric, slot, value: avg(deviceReadings.value).mapWith(Number) })
      .from(deviceReadings)
      .where(
        and(
          eq(deviceReadings.merId, merId),
          inArray(deviceReadings.deviceId, [...deviceIds]),
          gte(deviceReadings.minute, new Date((end - SERIES_POINTS) * step * 1000)),
        ),
      )
      .groupBy(sql`1`, sql`2`, sql`3`);
    for (const { deviceId, metric, slot: place, value } of rows) {
      const metrics = found.get(deviceId) ?? new Map<Metric, (number | null)[]>();
      const points = metrics.get(metric) ?? Array.from<number | null>({ length: SERIES_POINTS }).fill(null);
      points[place - (end - SERIES_POINTS)] = Math.round(value * 100) / 100;
      found.set(deviceId, metrics.set(metric, points));
    }
    return found;
  },
});

/** Deletes readings after two days. */
export const pruneReadings = pruneAfter(KEPT_MS, { table: deviceReadings, merId: deviceReadings.merId, time: deviceReadings.minute });
