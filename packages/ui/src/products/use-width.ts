import { useCallback, useState } from "react";

/** A ref for an element, and how wide it is; before it is there, the window. */
export function useWidth(): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(() => (typeof window === "undefined" ? 1024 : window.innerWidth));
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const sized = new ResizeObserver(() => setWidth(element.clientWidth));
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  return [measure, width];
}
