import { useCallback, useState } from "react";

/** A ref for an element, and its visible width: while hidden, it keeps its width. Before the mount it is the window's. */
export function useWidth(): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(() => (typeof window === "undefined" ? 1024 : window.innerWidth));
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const take = () => setWidth((before) => element.clientWidth || before);
    take();
    const sized = new ResizeObserver(take);
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  return [measure, width];
}
