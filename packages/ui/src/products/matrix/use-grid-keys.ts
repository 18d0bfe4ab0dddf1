import { useText } from "@shopkeeper/hooks/texts";
import { skuColumns, type SkuCursor, skuText } from "@shopkeeper/hooks/products";
import { type KeyboardEvent, useCallback, useRef } from "react";
import { flushSync } from "react-dom";
import { useLatestRef } from "../../core/use-latest-ref";
import type { SkuPart } from "./sku-part";

export interface GridKeysOptions extends Pick<SkuPart, "sku" | "say"> {
  cursor: SkuCursor;
  /** How many rows a page key moves. */
  page: () => number;
  /** The current cell is to have the focus. */
  want: () => void;
}

/** A key that ended the changing of a cell. */
export type EndKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The grid's keys: arrows, Tab, Enter, F2, Delete, Ctrl+D, Ctrl+A, and typing; Escape lets the next Tab leave. */
export function useGridKeys({ sku, cursor, page, say, want }: GridKeysOptions) {
  const t = useText(skuText);
  const leaves = useRef(false);
  const latest = useLatestRef({ cursor, want });

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.at === undefined) return; // the editor's, or the batch row's
    const { key } = event;
    const isHeld = event.ctrlKey || event.metaKey;
    const mayLeave = leaves.current;
    leaves.current = key === "Escape" || (mayLeave && key === "Shift");
    if (event.altKey || (key === "Tab" && mayLeave)) return;
    // what is undone may take the cell along that has the focus
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

  /** Whether a key did something else than to move. */
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
    if (key === "Process") return true; // an input method begins a word
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
