import { useSyncExternalStore } from "react";
import { lazy, Suspense } from "react";
import { toastStore } from "./toast";

const ToastList = lazy(() => import("./toast-list").then((file) => ({ default: file.ToastList })));

/** Where notices are drawn; what draws them is loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return toasts.length === 0 ? null : (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
