import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Lets a box fill the window. It stays where it is in the page, and lies in the browser's top layer meanwhile. */
export function useFullscreen() {
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    // a page that was hidden meanwhile has it open still
    if (isFull && !frame.current?.matches(":popover-open")) frame.current?.showPopover();
  }, [isFull]);
  useEffect(() => {
    if (!isFull) return;
    // what lies below is covered: the focus does not go there
    const hold = ({ target }: FocusEvent) => {
      const isAbove = target instanceof Element && (frame.current?.contains(target) || target.closest("[popover], dialog"));
      if (!isAbove) frame.current?.querySelector<HTMLElement>("[contenteditable=true]")?.focus();
    };
    document.addEventListener("focusin", hold);
    return () => document.removeEventListener("focusin", hold);
  }, [isFull]);
  return { frame, isFull, become: setFull };
}
