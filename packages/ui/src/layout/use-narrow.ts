import { mobileWidth } from "@shopkeeper/hooks/layout";
import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia(`(max-width: ${mobileWidth - 0.02}px)`);

function subscribe(listener: () => void) {
  const query = narrow();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is as narrow as a phone's or a tablet's, where the sidebar comes as a drawer. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => narrow().matches);
