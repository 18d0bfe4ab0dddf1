import { expect, test } from "vitest";
import { DeviceKind, DeviceState } from "../../generated/code-sets";
import { alarmsOfReadings, byUrgency } from "./device-alarms";
import { deviceState } from "./device-state";

const now = new Date("2026-05-01T00:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test("a device is online for two minutes after a report, late for ten, offline then, and waits until its first one", () => {
  expect([0, 120, 121, 600, 601].map((seconds) => deviceState(ago(seconds), now))).toEqual([
    ...[DeviceState.online, DeviceState.online],
    ...[DeviceState.late, DeviceState.late, DeviceState.offline],
  ]);
  expect(deviceState(null, now)).toBe(DeviceState.waiting);
});

test("readings beyond their limits are alarms, and a cabinet must be cooler than other devices", () => {
  expect(alarmsOfReadings(DeviceKind.cabinet, { temperature: 10.5, battery: 20 })).toEqual(["tooWarm"]);
  expect(alarmsOfReadings(DeviceKind.printer, { temperature: 40, battery: 19.9, signal: -91 })).toEqual(["lowBattery", "weakSignal"]);
  expect(alarmsOfReadings(DeviceKind.printer, {})).toEqual([]);
});

test("urgent alarms come first, the oldest of one kind before the others", () => {
  const alarms = [
    { code: "lowBattery", since: "2026-05-01 08:00:00" },
    { code: "offline", since: "2026-05-01 09:00:00" },
    { code: "paperOut", since: "2026-05-01 10:00:00" },
    { code: "paperOut", since: "2026-05-01 09:30:00" },
  ];
  expect(alarms.toSorted(byUrgency).map(({ code, since }) => `${code} ${since.slice(11, 16)}`)).toEqual([
    ...["paperOut 09:30", "paperOut 10:00"],
    ...["offline 09:00", "lowBattery 08:00"],
  ]);
});
