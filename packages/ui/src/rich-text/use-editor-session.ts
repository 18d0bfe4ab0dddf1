import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Ref } from "react";
import { notify } from "../core/toast";
import { useLatestRef } from "../core/use-latest-ref";
import { markMissing } from "./mark-missing";
import { openSession, type SessionPorts } from "./open-session";
import { pendingIn } from "./pending-picture";

export interface EditorSessionOptions extends SessionPorts {
  readonly value: string;
  readonly onBlur: (() => void) | undefined;
  /** The attributes of the editing area: its name, its error. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly ref: Ref<{ focus: () => void }> | undefined;
}

/** The session of an editor's component: its view while the page is shown, and its value. */
export function useEditorSession({ value, onBlur, attributes, ref, ...ports }: EditorSessionOptions) {
  const latest = useLatestRef({ ...ports, onBlur });
  const [session] = useState(() => openSession(value, latest));
  const { editor, reporter, uploads } = session;
  const place = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  const written = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: { role: "textbox", ...attributes } } });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the attributes are new in every render, and the placeholder is read by the editor
  }, [editor, written, ports.placeholder]);

  useEffect(() => {
    const page = place.current;
    if (!page) return;
    editor.mount(page);
    page.scrollTop = scrolled.current;
    const leave = () => {
      reporter.now();
      latest().onBlur?.();
    };
    const hide = () => reporter.now();
    editor.on("blur", leave);
    const unwatch = markMissing(page, textOf(richTextText, "picture.missing"));
    addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", hide);
    return () => {
      scrolled.current = page.scrollTop;
      editor.off("blur", leave);
      unwatch();
      removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", hide);
      reporter.now();
      editor.unmount();
    };
  }, [editor, reporter, latest]);

  useEffect(() => reporter.take(value), [reporter, value]);

  useEffect(() => {
    const form = place.current?.closest("form");
    // a form is submitted with the whole text, and not without pictures that are still uploading
    const hold = (event: Event) => {
      reporter.now();
      const pending = pendingIn(editor.state).map((id) => uploads.of(id)?.state);
      if (pending.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const failed = pending.filter((state) => state === "failed").length;
      const underWay = pending.length - failed;
      const text =
        underWay > 0
          ? textOf(richTextText, "upload.underWay", { count: underWay })
          : textOf(richTextText, "upload.needsYou", { count: failed });
      notify({ kind: "error", text });
    };
    form?.addEventListener("submit", hold);
    return () => form?.removeEventListener("submit", hold);
  }, [editor, reporter, uploads]);

  return { ...session, place };
}
