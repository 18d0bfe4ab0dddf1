import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useIsLasting } from "../core/use-is-lasting";
import { TableRoot, TableScroller } from "./table.styles";

export interface TableContainerProps {
  label: string;
  isBusy: boolean;
  isOutdated: boolean;
  maxHeight: string;
  /** The width that its columns need, in pixels; below it, the actions of a row are folded into one menu. */
  least: number;
  /** The same with the actions folded; below it, the other columns get narrower, so that the actions stay in view and cover nothing. */
  tightLeast: number;
  children: ReactNode;
}

/** Below this width rows are cards, whose actions are always folded. */
const cardWidth = 620;

/** The scrolling box of a table; it marks whether columns are beyond its ends, and whether they all fit. */
export function TableContainer({ label, isBusy, isOutdated, maxHeight, least, tightLeast, children }: TableContainerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSlow = useIsLasting(isBusy);
  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const mark = () => {
      scroller.toggleAttribute("data-tight", scroller.clientWidth <= cardWidth || scroller.clientWidth < least);
      scroller.toggleAttribute("data-over", scroller.clientWidth > cardWidth && scroller.clientWidth < tightLeast);
      scroller.toggleAttribute("data-before", scroller.scrollLeft > 1);
      scroller.toggleAttribute("data-after", scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1);
    };
    // its first call comes after the layout of the page; measuring here would lay it out twice
    const sized = new ResizeObserver(mark);
    sized.observe(scroller);
    scroller.addEventListener("scroll", mark, { passive: true });
    return () => {
      sized.disconnect();
      scroller.removeEventListener("scroll", mark);
    };
  }, [least, tightLeast]);
  return (
    <TableRoot data-busy={isBusy || undefined} data-slow={isSlow || undefined} data-outdated={isOutdated || undefined}>
      <TableScroller ref={box} role="region" aria-label={label} tabIndex={0} style={{ maxHeight }}>
        {children}
      </TableScroller>
    </TableRoot>
  );
}
