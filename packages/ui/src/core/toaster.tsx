import { useSyncExternalStore } from "react";
import { lazyPart } from "./lazy-part";

import { toastStore } from "./toast";

const ToastList = lazyPart(
  () => import("./toast-list").then((file) => file.ToastList),
  ({ meanwhile }) => meanwhile,
);

/** Where notices are drawn; what draws them is loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return toasts.length === 0 ? null : <ToastList toasts={toasts} />;
}
