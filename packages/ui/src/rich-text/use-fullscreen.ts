import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Lets a box fill the window. It keeps its place in the DOM, and is in the browser's top layer meanwhile. */
export function useFullscreen() {
  const root = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    // after the page was hidden, the popover is still open
    if (isFull && !root.current?.matches(":popover-open")) root.current?.showPopover();
  }, [isFull]);
  useEffect(() => {
    if (!isFull) return;
    // the content below is covered: it does not get the focus
    const hold = ({ target }: FocusEvent) => {
      const isAbove = target instanceof Element && (root.current?.contains(target) || target.closest("[popover], dialog"));
      if (!isAbove) root.current?.querySelector<HTMLElement>("[contenteditable=true]")?.focus();
    };
    document.addEventListener("focusin", hold);
    return () => document.removeEventListener("focusin", hold);
  }, [isFull]);
  return { root, isFull, setFullscreen: setFull };
}
