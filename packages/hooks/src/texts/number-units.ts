import { useSyncExternalStore } from "react";
import type { NumberUnits } from "./numbers";

let current: NumberUnits = "letters";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sets the units that shorten large numbers on all screens. */
export function switchNumberUnits(units: NumberUnits) {
  if (units === current) return;
  current = units;
  for (const listener of listeners) listener();
}

const currentUnits = () => current;

/** The units that shorten large numbers; the component renders again when they change. */
export const useNumberUnits = (): NumberUnits => useSyncExternalStore(subscribe, currentUnits, currentUnits);
