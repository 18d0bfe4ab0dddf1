const listeners = new Set<(path: string) => void>();

/** Requests a refresh of a page from outside it, as /redirect/{path} does. */
export const refreshes = {
  request(path: string) {
    for (const listener of listeners) listener(path);
  },
  subscribe(listener: (path: string) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
