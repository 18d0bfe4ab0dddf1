import { useLayoutEffect } from "react";

/** Marks an element with `aria-expanded` while its popup is open. */
export function useExpanded(anchor: HTMLElement) {
  useLayoutEffect(() => {
    anchor.setAttribute("aria-expanded", "true");
    return () => anchor.setAttribute("aria-expanded", "false");
  }, [anchor]);
}
