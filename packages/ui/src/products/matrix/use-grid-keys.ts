import { useText } from "@shopkeeper/hooks/texts";
import { skuColumns, type SkuCursor, skuText } from "@shopkeeper/hooks/products";
import { type KeyboardEvent, useCallback, useRef } from "react";
import { flushSync } from "react-dom";
import { useLatestRef } from "../../core/use-latest-ref";
import type { SkuPart } from "./sku-part";

export interface GridKeysOptions extends Pick<SkuPart, "sku" | "say"> {
  cursor: SkuCursor;
  /** The number of rows for a page key. */
  page: () => number;
  /** Requests the focus for the current cell. */
  want: () => void;
}

/** A key that ended the editing of a cell. */
export type EndKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The grid's keys: arrows, Tab, Enter, F2, Delete, Ctrl+D, Ctrl+A, and typing; Escape lets the next Tab leave. */
export function useGridKeys({ sku, cursor, page, say, want }: GridKeysOptions) {
  const t = useText(skuText);
  const leaves = useRef(false);
  const latest = useLatestRef({ cursor, want });

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.at === undefined) return; // from the editor or the batch row
    const { key } = event;
    const isHeld = event.ctrlKey || event.metaKey;
    const mayLeave = leaves.current;
    leaves.current = key === "Escape" || (mayLeave && key === "Shift");
    if (event.altKey || (key === "Tab" && mayLeave)) return;
    // an undo may remove the focused cell
    if (isHeld && key.toLowerCase() === "z" && (event.shiftKey ? sku.matrix.canRedo : sku.matrix.canUndo)) want();
    if (command(key.toLowerCase(), isHeld)) return event.preventDefault();
    if (!isHeld && isTypingKey(event)) {
      flushSync(() => void cursor.begin("empty")); // the key itself is typed into the editor, which has the focus by then
      return;
    }
    if (cursor.press(event, page())) {
      event.preventDefault();
      want();
    }
  }

  /** Handles a key that does not move; returns whether it did. */
  function command(key: string, isHeld: boolean): boolean {
    const { block, column } = cursor;
    const count = block.keys.length * block.columns.length;
    if (isHeld && key === "d") return sku.fillDown(block) && (say(t("grid.filledDown")), true);
    if (isHeld && key === "a") return (cursor.selectAll(), true);
    if (isHeld || !column) return false;
    if (key === "f2" || (key === "enter" && column !== "image")) return cursor.begin("present");
    if (key === "delete" || key === "backspace") return sku.clear(block) && (say(t("grid.cleared", { count })), true);
    return false;
  }

  function isTypingKey({ key }: KeyboardEvent) {
    const { column } = cursor;
    if (!column || column === "image" || sku.isReadOnly) return false;
    if (key === "Process") return true; // an input method begins a composition
    return key.length === 1 && (skuColumns[column].kind === "text" ? key !== " " : /[\d.。．０-９]/.test(key));
  }

  const onEnd = useCallback(
    (text?: string, key?: EndKey) => {
      latest().cursor.end(text, key);
      if (key) latest().want();
    },
    [latest],
  );
  return { onKeyDown, onEnd };
}
