import { visibleCount } from "@shopkeeper/hooks/layout";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** How many entries of the top menu the window has room for; counted again as it is resized. */
export const useVisibleCount = () => useSyncExternalStore(subscribe, () => visibleCount(window.innerWidth));
