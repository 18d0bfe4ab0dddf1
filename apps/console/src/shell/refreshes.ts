const listeners = new Set<(path: string) => void>();

/** Asks for a page anew from outside of it, as /redirect/{path} does. */
export const refreshes = {
  ask(path: string) {
    for (const listener of listeners) listener(path);
  },
  subscribe(listener: (path: string) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
