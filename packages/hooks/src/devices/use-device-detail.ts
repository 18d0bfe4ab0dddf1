import { useState } from "react";
import { useRead } from "../core";

/** How many hours a look at a device may cover. */
export const detailHours = [1, 6, 24] as const;

/** One device with its readings over some hours, and its alarms. */
export function useDeviceDetail(id: number) {
  const [hours, setHours] = useState<(typeof detailHours)[number]>(6);
  const { data, ...reading } = useRead("getDevice", Number.isInteger(id) ? { path: { id }, query: { hours } } : undefined);
  return { ...reading, error: data ? undefined : reading.error, isRefreshing: false, device: data, hours, setHours };
}
