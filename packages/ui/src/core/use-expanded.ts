import { useLayoutEffect } from "react";

/** Says of an element that what hangs on it is open. */
export function useExpanded(anchor: HTMLElement) {
  useLayoutEffect(() => {
    anchor.setAttribute("aria-expanded", "true");
    return () => anchor.setAttribute("aria-expanded", "false");
  }, [anchor]);
}
