import { useSyncExternalStore } from "react";

/** The boot progress of the page's server: the current step, and the loaded bytes of the total. */
export interface StartProgress {
  phase: "engine" | "snapshot" | "opening";
  done: number;
  total: number;
}

let progress: StartProgress | undefined;
const listeners = new Set<() => void>();

/** Sets the boot progress; undefined before and after the start. */
export function setProgress(next: StartProgress | undefined) {
  progress = next;
  for (const listener of listeners) listener();
}

export const useStartProgress = () => useSyncExternalStore(subscribe, () => progress);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
