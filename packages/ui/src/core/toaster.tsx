import { useSyncExternalStore } from "react";
import { lazyComponent } from "./lazy-component";

import { toastStore } from "./toast";

const ToastList = lazyComponent(
  () => import("./toast-list").then((file) => file.ToastList),
  ({ fallback }) => fallback,
);

/** Where notices are drawn; what draws them is loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return toasts.length === 0 ? null : <ToastList toasts={toasts} />;
}
