let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The dialogs that are open, the uppermost last: what is outside of it is inert. */
export const modalStack = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  top: () => opened.at(-1),
  /** Adds a dialog; returns how to take it out. */
  enter(dialog: HTMLDialogElement) {
    setStack([...opened, dialog]);
    return () => setStack(opened.filter((other) => other !== dialog));
  },
};

function setStack(next: readonly HTMLDialogElement[]) {
  opened = next;
  for (const listener of listeners) listener();
}
