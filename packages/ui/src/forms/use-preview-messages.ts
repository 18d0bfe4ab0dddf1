import { hostWindows } from "../core/host-windows";
import { previewContent, previewReady } from "@shopkeeper/hooks/forms";
import { useEffect, useState } from "react";

/** A form that was posted to the page, and its number. */
export interface PreviewedForm {
  readonly number: number;
  readonly content: unknown;
}

/**
 * The form last posted to this page by a page of its own origin; the opener or parent is told that the page listens.
 *
 * Messages of other origins, and those without a form, change nothing and get no answer.
 */
export function usePreviewMessages(): PreviewedForm | undefined {
  const [form, setForm] = useState<PreviewedForm | undefined>(undefined);
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin) return;
      const content = previewContent(data);
      if (content !== undefined) setForm((before) => ({ number: (before?.number ?? 0) + 1, content }));
    };
    addEventListener("message", onMessage);
    hostWindows()[0]?.postMessage({ type: previewReady }, location.origin);
    return () => removeEventListener("message", onMessage);
  }, []);
  return form;
}
