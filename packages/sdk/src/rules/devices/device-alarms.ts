import { DeviceAlarm, DeviceKind, type DeviceMetric } from "../../generated/code-sets";
import { labels } from "../../generated/labels";

/** The name of a reading. */
export type Metric = (typeof DeviceMetric)[keyof typeof DeviceMetric];
/** The name of an alarm. */
export type AlarmCode = (typeof DeviceAlarm)[keyof typeof DeviceAlarm];
/** The last value of each reading that a device has reported. */
export type Readings = Readonly<Partial<Record<Metric, number>>>;

/** The units of readings; counts have none. */
export const metricUnits: Readonly<Record<Metric, string>> = {
  ...{ temperature: "℃", humidity: "%", battery: "%", signal: "dBm", voltage: "V" },
  ...{ queue: "", uses: "" },
};

/** The limits of readings: beyond these values there is an alarm. */
const alarmLimits = { cabinetTemperature: 10, temperature: 60, battery: 20, signal: -90 };

/** The alarms derived from readings alone. */
export function alarmsOfReadings(kind: number, { temperature, battery, signal }: Readings): AlarmCode[] {
  const warmest = kind === DeviceKind.cabinet ? alarmLimits.cabinetTemperature : alarmLimits.temperature;
  return [
    ...(temperature !== undefined && temperature > warmest ? [DeviceAlarm.tooWarm] : []),
    ...(battery !== undefined && battery < alarmLimits.battery ? [DeviceAlarm.lowBattery] : []),
    ...(signal !== undefined && signal < alarmLimits.signal ? [DeviceAlarm.weakSignal] : []),
  ];
}

const urgent: ReadonlySet<string> = new Set([
  ...[DeviceAlarm.paperOut, DeviceAlarm.jam, DeviceAlarm.fault],
  ...[DeviceAlarm.tooWarm, DeviceAlarm.offline],
]);

/** Whether an alarm is urgent: the device does not work, or goods spoil, until someone attends to it. */
export const isUrgent = (code: string) => urgent.has(code);

const ranks = new Map(Object.keys(labels.DeviceAlarm).map((code, rank) => [code, rank]));

/** The order of alarms: the urgent first, then in the order of the contract; of one kind the oldest first. */
export function byUrgency(one: { code: string; since: string }, other: { code: string; since: string }) {
  const rankOf = (code: string) => (isUrgent(code) ? 0 : 100) + (ranks.get(code) ?? 0);
  return rankOf(one.code) - rankOf(other.code) || (one.since < other.since ? -1 : 1);
}
