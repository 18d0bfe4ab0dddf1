import { neededCode } from "@shopkeeper/hooks/core";
import { type NoticePort } from "@shopkeeper/hooks/shop";
import type { ComponentType } from "react";

let drawing: { readonly ToastList: ComponentType } | undefined;
const listeners = new Set<() => void>();

/** Shows a notice for as long as its kind stays. What draws notices is loaded with the first one, unless it has been preloaded. */
export const notify: NoticePort = (notice) =>
  void neededCode(load()).then(
    ([list, { showToast }]) => {
      drawing = list;
      for (const listener of listeners) listener();
      showToast(notice);
    },
    () => undefined,
  );

/** Loads what draws notices: the first one may well be that the network is gone. */
export const preloadToasts = () => void load().catch(() => undefined);

const load = () => Promise.all([import("./toast-list"), import("./show-toast")]);

/** What draws notices, from the first one on, for `useSyncExternalStore`. */
export const toastDrawing = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => drawing,
};
