import type { Editor } from "@tiptap/core";
import { editableHtml } from "./editable-html";
import { editorMeasure, editorValue } from "./editor-value";

/** The maximum delay of a report after a key, in milliseconds: with a draft's pause of 600, a change is stored within a second. */
const pause = 250;

/**
 * Keeps an editor and the value outside of it in sync.
 *
 * A text that was only opened, or changed and changed back, is reported unchanged, even if the editor would differ.
 */
export function valueReporter(editor: Editor, first: string, report: (html: string) => void) {
  let known = first;
  let shown = editorValue(editor);
  let origin = { value: first, shown };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measure = editorMeasure(editor);
  const listeners = new Set<() => void>();

  function became() {
    measure = editorMeasure(editor);
    for (const listener of listeners) listener();
  }

  function now() {
    clearTimeout(timer);
    timer = undefined;
    const html = editorValue(editor);
    if (html === shown) return;
    shown = html;
    known = html === origin.shown ? origin.value : html;
    became();
    report(known);
  }

  editor.on("update", () => {
    timer ??= setTimeout(now, pause);
  });

  return {
    /** Reports a pending change at once. */
    now,
    /** Shows a value from outside. */
    take(value: string) {
      if (value === known) return;
      clearTimeout(timer);
      timer = undefined;
      known = value;
      editor.commands.setContent(editableHtml(value), { emitUpdate: false });
      shown = editorValue(editor);
      origin = { value, shown };
      became();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    measure: () => measure,
  };
}

export type ValueReporter = ReturnType<typeof valueReporter>;
