import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Lets a box fill the window. It stays where it is in the page, and lies in the browser's top layer meanwhile. */
export function useFullscreen() {
  const root = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    // a page that was hidden meanwhile has it open still
    if (isFull && !root.current?.matches(":popover-open")) root.current?.showPopover();
  }, [isFull]);
  useEffect(() => {
    if (!isFull) return;
    // what lies below is covered: the focus does not go there
    const hold = ({ target }: FocusEvent) => {
      const isAbove = target instanceof Element && (root.current?.contains(target) || target.closest("[popover], dialog"));
      if (!isAbove) root.current?.querySelector<HTMLElement>("[contenteditable=true]")?.focus();
    };
    document.addEventListener("focusin", hold);
    return () => document.removeEventListener("focusin", hold);
  }, [isFull]);
  return { root, isFull, setFullscreen: setFull };
}
