let count = 0;
const listeners = new Set<() => void>();

/** How many things wait for the shop: set by the shell, shown in the title of the browser's tab, which the shell is below of. */
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
