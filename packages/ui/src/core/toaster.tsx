import { useEffect, useSyncExternalStore } from "react";
import { preloadToasts, toastDrawing } from "./toast";
import { whenIdle } from "./when-idle";

/** Draws the notices. See https://chakra-ui.com/docs/components/toast. */
export function Toaster() {
  const drawing = useSyncExternalStore(toastDrawing.subscribe, toastDrawing.current, toastDrawing.current);
  useEffect(() => whenIdle(preloadToasts, 2000), []);
  return drawing && <drawing.ToastList />;
}
