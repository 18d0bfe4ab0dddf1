import { type RefCallback, useState } from "react";

/** How high an element is, as it grows and shrinks with its surroundings; `initial` until it is on the page. */
export function useHeight(initial: number): readonly [number, RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(initial);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [height, measure];
}
