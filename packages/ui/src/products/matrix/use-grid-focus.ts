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
    /** The current cell gets the focus as soon as it is drawn. */
    want() {
      isWanted.current = true;
    },
    /** A cell that got the focus by itself, as screen readers give it, is the current one. */
    onFocus: (go: (place: SkuPlace) => void) => (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (place && (place.row !== row || place.column !== column)) go(place);
    },
  };
}

/** The place of the cell that an element is or lies in. */
export function placeOf(target: EventTarget | null): SkuPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
  const [row, column] = cell?.dataset.at?.split(":").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
