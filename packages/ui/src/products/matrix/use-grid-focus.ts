import type { SkuPlace } from "@shopkeeper/hooks/products";
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** The focus of the grid: moves to the current cell on request, and makes a focused cell current. */
export function useGridFocus(grid: RefObject<HTMLDivElement | null>, { row, column }: SkuPlace) {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`);
    if (!cell) return;
    isWanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return {
    /** Focuses the current cell as soon as it is rendered. */
    want() {
      isWanted.current = true;
    },
    /** Makes a cell current that got the focus otherwise, as from a screen reader. */
    onFocus: (go: (place: SkuPlace) => void) => (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (place && (place.row !== row || place.column !== column)) go(place);
    },
  };
}

/** The place of the cell that contains an element. */
export function placeOf(target: EventTarget | null): SkuPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
  const [row, column] = cell?.dataset.at?.split(":").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
