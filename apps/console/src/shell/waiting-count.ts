let count = 0;
const listeners = new Set<() => void>();

/** The number of pending tasks of the shop: set by the shell, shown in the title of the browser's tab, which is above the shell. */
export const waitingCounter = {
  current: () => count,
  set(next: number) {
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
