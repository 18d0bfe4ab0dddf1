import type { Readings } from "@shopkeeper/sdk/rules/devices";

/** Amplitude of each reading. */
const swing: Readonly<Record<string, number>> = { temperature: 1.2, humidity: 3, battery: 0.5, signal: 4, voltage: 0.2 };

const HOUR_MS = 3_600_000;

/** Readings that oscillate around some values over hours; counts stay unchanged. */
export function waveOf(values: Readings, deviceId: number, time: Date): Readings {
  const hours = time.getTime() / HOUR_MS;
  const wave = (Math.sin(hours * 2.1 + deviceId) + Math.sin(hours * 13 + deviceId * 3) / 3) / 1.4;
  return Object.fromEntries(
    Object.entries(values).map(([metric, value]) => [metric, Math.round((value + wave * (swing[metric] ?? 0)) * 10) / 10]),
  );
}
