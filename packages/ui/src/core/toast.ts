import type { Notice, NoticePort } from "@shopkeeper/hooks/core";

/** A notice that is on the screen. */
export interface Toast extends Notice {
  id: number;
}

/** How long each kind stays (specification, section 8). */
const stays = { success: 3000, info: 3000, error: 5000 } as const;
const most = 4;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Shows a notice for as long as its kind stays; the same words twice are one notice. */
export const notify: NoticePort = (notice) => {
  const toast = { ...notice, id: ++last };
  setToasts([...toasts.filter((other) => other.kind !== toast.kind || other.text !== toast.text), toast].slice(-most));
  setTimeout(() => dismiss(toast.id), stays[toast.kind]);
};

/** Takes a notice away. */
export const dismiss = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** The notices on the screen, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => toasts,
};

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
