import { DeviceKind } from "@shopkeeper/sdk/contract";
import type { DeviceSeed } from "./seed";

/** The devices of the demo's shops: most are fine, one has no paper, one is too warm, one is silent and one has never reported. */
export const demoDevices: readonly Partial<DeviceSeed>[] = [
  {
    ...{ name: "前台小票机", kind: DeviceKind.printer, place: "一楼收银台", isSimulated: true },
    readings: { temperature: 34, queue: 0, uses: 186 },
    consumables: { paper: { level: 31, perDay: 7 } },
  },
  {
    ...{ name: "后厨小票机", kind: DeviceKind.printer, place: "一楼后厨", isSimulated: true },
    readings: { temperature: 41, queue: 6, uses: 92 },
    alarms: { paperOut: 14, runningOut: 14 },
    consumables: { paper: { level: 0, perDay: 9 } },
  },
  {
    ...{ name: "主钱箱", kind: DeviceKind.drawer, place: "一楼收银台", isSimulated: true },
    readings: { uses: 64, voltage: 24 },
  },
  {
    ...{ name: "门口售货柜", kind: DeviceKind.cabinet, place: "大门右侧", isSimulated: true },
    readings: { temperature: 12.5, humidity: 61, uses: 38 },
    alarms: { tooWarm: 35, runningOut: 130 },
    consumables: { bags: { level: 32, perDay: 22 }, cups: { level: 118, perDay: 9 } },
  },
  {
    ...{ name: "库房扫码枪", kind: DeviceKind.scanner, place: "二楼库房", isSimulated: true },
    readings: { battery: 72, signal: -58, uses: 240 },
  },
  {
    ...{ name: "移动扫码枪", kind: DeviceKind.scanner, place: "二楼库房", seconds: 3 * 3600 },
    readings: { battery: 24, signal: -84 },
  },
  { name: "标签打印机", kind: DeviceKind.printer, place: "二楼包装台", seconds: null },
];
