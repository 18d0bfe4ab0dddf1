import { DeviceState } from "../../generated/code-sets";

/** For how many seconds after a report a device counts as online, and after how many as offline; it is late between them. */
export const deviceTimes = { online: 120, offline: 600 };

/** How many devices a shop may have. */
export const mostDevices = 200;

/** The state of a device that reported last at that time. */
export function deviceState(lastTime: Date | null, now: Date) {
  if (!lastTime) return DeviceState.waiting;
  const seconds = (now.getTime() - lastTime.getTime()) / 1000;
  if (seconds <= deviceTimes.online) return DeviceState.online;
  return seconds <= deviceTimes.offline ? DeviceState.late : DeviceState.offline;
}
