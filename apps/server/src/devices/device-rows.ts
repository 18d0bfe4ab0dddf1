import { DeviceAlarm, DeviceMetric, DeviceState, type Schema } from "@shopkeeper/sdk/contract";
import { byUrgency, deviceState, deviceTimes, type Metric } from "@shopkeeper/sdk/rules/devices";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { Shop } from "../tenancy/shop";
import type { devices } from "./tables";

type Row = typeof devices.$inferSelect;

/** Devices in wire form, with their alarms and their readings over some hours. */
export async function deviceRows(shop: Shop, rows: readonly Row[], now: Date, hours = 6): Promise<Schema<"Device">[]> {
  const ids = rows.map(({ id }) => id);
  const [alarms, series] = [await alarmsOf(shop, rows, now), await shop.devices.readings.series(ids, hours)];
  return rows.map(({ id, name, kind, place, version, tokenHash, lastTime, latest, createTime }) => ({
    ...{ id, name, kind, place, version },
    state: deviceState(lastTime, now),
    hasToken: tokenHash !== null,
    lastTime: wireTimeOrNull(lastTime),
    createTime: wireTime(createTime),
    alarms: alarms.filter(({ deviceId }) => deviceId === id).map(({ code, since }) => ({ code, since })),
    series: seriesOf(latest, series.get(id)),
  }));
}

function seriesOf(latest: Row["latest"], known = new Map<Metric, (number | null)[]>()) {
  return Object.values(DeviceMetric).flatMap((metric) => {
    const value = latest[metric];
    return value === undefined ? [] : [{ metric, value, points: known.get(metric) ?? [] }];
  });
}

/** All current alarms of some devices, urgent ones first: reported alarms and missing reports. */
async function alarmsOf(shop: Shop, rows: readonly Row[], now: Date) {
  const open = await shop.devices.alarms.open(rows.map(({ id }) => id));
  const silent = rows.filter(({ lastTime }) => deviceState(lastTime, now) === DeviceState.offline);
  const offlineSince = ({ lastTime }: Row) => wireTime(new Date((lastTime ?? now).getTime() + deviceTimes.offline * 1000));
  return [
    ...open.map(({ deviceId, code, startTime }) => ({ deviceId, code, since: wireTime(startTime) })),
    ...silent.map((row) => ({ deviceId: row.id, code: DeviceAlarm.offline, since: offlineSince(row) })),
  ].sort(byUrgency);
}

/** The number of devices in each state, and all their alarms. */
export async function deviceSummary(shop: Shop, now: Date): Promise<Schema<"DeviceSummary">> {
  const rows = await shop.devices.list.all();
  const inState = (state: number) => rows.filter(({ lastTime }) => deviceState(lastTime, now) === state).length;
  const troubles = (await alarmsOf(shop, rows, now)).map((alarm) => {
    const row = rows.find(({ id }) => id === alarm.deviceId);
    return { ...alarm, name: row?.name ?? "", place: row?.place ?? "" };
  });
  return {
    total: rows.length,
    online: inState(DeviceState.online),
    late: inState(DeviceState.late),
    offline: inState(DeviceState.offline),
    waiting: inState(DeviceState.waiting),
    troubles,
  };
}
