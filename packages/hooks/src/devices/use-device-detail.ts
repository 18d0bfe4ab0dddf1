import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Read, useRead } from "../core";

/** The numbers of hours for which a device's readings can be shown. */
export const detailHours = [1, 6, 24] as const;

/** One device with its readings over some hours. */
export interface DeviceDetail extends Omit<Read<"getDevice">, "data"> {
  device: Schema<"DeviceDetail"> | undefined;
  hours: 1 | 6 | 24;
  setHours: (next: 1 | 6 | 24) => void;
}

/** One device with its readings over some hours, and its alarms. */
export function useDeviceDetail(id: number): DeviceDetail {
  const [hours, setHours] = useState<(typeof detailHours)[number]>(6);
  const { data, ...reading } = useRead("getDevice", Number.isInteger(id) ? { path: { id }, query: { hours } } : undefined);
  return { ...reading, error: data ? undefined : reading.error, isRefreshing: false, device: data, hours, setHours };
}
