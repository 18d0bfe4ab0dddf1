import { useSyncExternalStore } from "react";
import type { NumberUnits } from "./numbers";

let current: NumberUnits = "letters";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shortens the large numbers of all screens by these units. */
export function switchNumberUnits(units: NumberUnits) {
  if (units === current) return;
  current = units;
  for (const listener of listeners) listener();
}

const currentUnits = () => current;

/** The units that large numbers are shortened by; the component renders again when they are switched. */
export const useNumberUnits = (): NumberUnits => useSyncExternalStore(subscribe, currentUnits, currentUnits);
