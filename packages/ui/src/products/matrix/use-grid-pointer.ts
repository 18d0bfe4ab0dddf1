import type { SkuCursor } from "@shopkeeper/hooks/products";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import { placeOf } from "./use-grid-focus";

export interface GridPointerOptions {
  cursor: SkuCursor;
  /** Chooses the picture of a row. */
  choose: (key: string) => void;
  takeOut: (key: string, name: string) => void;
  /** Requests the focus for the current cell. */
  want: () => void;
}

/** Pointer input of the grid: a press makes a cell current, a second press edits it; Shift or dragging selects cells. */
export function useGridPointer({ cursor, choose, takeOut, want }: GridPointerOptions) {
  const pressed = useRef<{ wasCurrent: boolean } | undefined>(undefined);
  const isEditor = (target: EventTarget) => target instanceof HTMLInputElement;

  return {
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event.target);
      pressed.current = undefined;
      if (!place || event.button !== 0 || isEditor(event.target)) return;
      const { row, column } = cursor.at;
      const isSame = place.row === row && place.column === column;
      pressed.current = { wasCurrent: event.pointerType === "touch" || (isSame && event.currentTarget.contains(document.activeElement)) };
      const { activeElement } = document;
      if (cursor.editing && activeElement instanceof HTMLInputElement) activeElement.blur(); // the draft is committed before its cell is left
      if (event.shiftKey) want();
      cursor.go(place, event.shiftKey);
    },
    onMouseDown(event: MouseEvent) {
      if (event.shiftKey && placeOf(event.target) && !isEditor(event.target)) event.preventDefault(); // the focus stays at the anchor cell
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 1 || !pressed.current || event.pointerType === "touch") return;
      const place = placeOf(event.target);
      if (!place || (place.row === cursor.at.row && place.column === cursor.at.column)) return;
      pressed.current = { wasCurrent: false };
      cursor.go(place, true);
      want();
    },
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const { row } = cursor;
      if (!place || event.shiftKey || isEditor(event.target) || !row) return;
      if (button?.dataset.does === "picture") choose(row.key);
      else if (button?.dataset.does === "remove") takeOut(row.key, row.values.join(" "));
      else if (pressed.current?.wasCurrent) cursor.begin("present");
    },
  };
}
