let count = 0;
const listeners = new Set<() => void>();

/** How often the person asked for the page anew; a screen is mounted again whenever it grows. */
export const refreshes = {
  count: () => count,
  add() {
    count += 1;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
