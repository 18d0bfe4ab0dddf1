import type { SkuColumn } from "@shopkeeper/hooks/products";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { RefusalHint } from "../../core/refusal-hint";
import { cellInput, useCellDraft } from "./use-cell-draft";
import type { EndKey } from "./use-grid-keys";

export interface SkuCellEditorProps {
  column: SkuColumn;
  label: string;
  /** The text of the cell. */
  text: string;
  /** Begins empty, or with the current text. */
  begins: "empty" | "present";
  /** Ends editing with a text, or without a change; then moves by the key. */
  onEnd: (text?: string, key?: EndKey) => void;
}

/** The editor of the grid; only it renders while typing. Enter, Tab and blur commit, Escape cancels. */
export function SkuCellEditor({ column, label, text, begins, onEnd }: SkuCellEditorProps) {
  const { draft, shown, refusal, handlers } = useCellDraft(column, begins === "empty" ? "" : text);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (begins === "present") input.current?.select();
  }, [begins]);

  const end = (key?: EndKey) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(draft, key);
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return; // an input method is composing
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const by = { key, ctrlKey: false, metaKey: false, shiftKey };
    event.stopPropagation();
    if (key === "Escape") {
      event.preventDefault(); // a dialog around it stays open
      isOver.current = true;
      onEnd(undefined, by);
    } else if (key === "Enter") {
      event.preventDefault(); // prevents a submit of the form
      end({ ...by, key: shiftKey ? "ArrowUp" : "ArrowDown" });
    } else if (key === "Tab" || /^Arrow(Up|Down)$/.test(key) || (begins === "empty" && /^Arrow/.test(key) && !ctrlKey && !metaKey)) {
      event.preventDefault();
      end(by);
    }
  }

  return (
    <>
      <input ref={input} {...cellInput(column)} {...handlers} aria-label={label} value={shown} onKeyDown={onKeyDown} onBlur={() => end()} />
      <RefusalHint>{refusal}</RefusalHint>
    </>
  );
}
