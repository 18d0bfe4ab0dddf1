import { type RefObject, useLayoutEffect, useState } from "react";

/** How many children of a wrapping row are on its first line, the only visible one; `contents` identifies the children. */
export function useFittingCount(row: RefObject<HTMLElement | null>, contents: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    const children = [...list.children].filter((child) => child instanceof HTMLElement);
    const measure = () => setCount(children.filter((child) => child.offsetTop === children[0]?.offsetTop).length);
    const sized = new ResizeObserver(measure);
    for (const element of [list, ...children]) sized.observe(element);
    return () => sized.disconnect();
  }, [row, contents]);
  return count;
}
