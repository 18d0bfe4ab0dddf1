import { useSyncExternalStore } from "react";
import { useShop } from "../shop/shop-provider";

const pace = 15_000;
const listeners = new Set<() => void>();
let beats = 0;
let beating: ReturnType<typeof setInterval> | undefined;

/** The time of the shop's clock; components that show it render again four times a minute, all at the same moment. */
export function useNow(): Date {
  const { now } = useShop();
  useSyncExternalStore(listen, count, count);
  return now();
}

const count = () => beats;

function listen(listener: () => void) {
  listeners.add(listener);
  beating ??= setInterval(beat, pace);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  };
}

function beat() {
  beats += 1;
  for (const listener of [...listeners]) listener();
}
