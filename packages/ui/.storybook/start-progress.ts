import { useSyncExternalStore } from "react";

/** How far the page's server has come: what is being done, and how many of all bytes are there. */
export interface StartProgress {
  phase: "engine" | "snapshot" | "opening";
  done: number;
  total: number;
}

let progress: StartProgress | undefined;
const listeners = new Set<() => void>();

/** Says how far the server has come; undefined before and after its start. */
export function setProgress(next: StartProgress | undefined) {
  progress = next;
  for (const listener of listeners) listener();
}

export const useStartProgress = () => useSyncExternalStore(subscribe, () => progress);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
