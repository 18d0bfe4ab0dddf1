import { neededCode } from "@shopkeeper/hooks/core";
import { type NoticePort } from "@shopkeeper/hooks/shop";
import type { ComponentType } from "react";

let drawing: { readonly ToastList: ComponentType } | undefined;
const listeners = new Set<() => void>();

/** Shows a notice for as long as its kind stays. The toaster is loaded with the first notice, unless it has been preloaded. */
export const notify: NoticePort = (notice) =>
  void neededCode(load()).then(
    ([list, { showToast }]) => {
      drawing = list;
      for (const listener of listeners) listener();
      showToast(notice);
    },
    () => undefined,
  );

/** Preloads the toaster: the first notice may report a lost network. */
export const preloadToasts = () => void load().catch(() => undefined);

const load = () => Promise.all([import("./toast-list"), import("./show-toast")]);

/** The toaster component, once it is loaded, for `useSyncExternalStore`. */
export const toastDrawing = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => drawing,
};
