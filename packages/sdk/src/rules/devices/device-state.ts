import { DeviceState } from "../../generated/code-sets";

/** The seconds after a report until which a device is online, and after which it is offline; it is late between them. */
export const deviceTimes = { online: 120, offline: 600 };

/** The maximum number of devices of a shop. */
export const mostDevices = 200;

/** The state of a device by the time of its last report. */
export function deviceState(lastTime: Date | null, now: Date) {
  if (!lastTime) return DeviceState.waiting;
  const seconds = (now.getTime() - lastTime.getTime()) / 1000;
  if (seconds <= deviceTimes.online) return DeviceState.online;
  return seconds <= deviceTimes.offline ? DeviceState.late : DeviceState.offline;
}
