import type { Editor } from "@tiptap/core";
import { editableHtml } from "./editable-html";
import { editorMeasure, editorValue } from "./editor-value";

/** What is typed is reported at most this many milliseconds after its key: with a draft's pause of 600 it is kept within a second. */
const pause = 250;

/**
 * Keeps an editor and the value outside of it the same.
 *
 * A text that was only opened, or changed and changed back, is reported as it came, although the editor would write it otherwise.
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
    /** Reports at once what was not reported yet. */
    now,
    /** Shows a value that came from outside. */
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
