let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The open dialogs, the topmost last: everything outside of it is inert. */
export const modalStack = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  top: () => opened.at(-1),
  /** Closes the topmost dialog as Escape does: it may ask first. */
  dismissTop: () => void opened.at(-1)?.dispatchEvent(new Event("cancel", { cancelable: true })),
  /** Adds a dialog; returns a function that removes it. */
  enter(dialog: HTMLDialogElement) {
    setStack([...opened, dialog]);
    return () => setStack(opened.filter((other) => other !== dialog));
  },
};

function setStack(next: readonly HTMLDialogElement[]) {
  opened = next;
  for (const listener of listeners) listener();
}
