import { hostWindows } from "../core/host-windows";
import { previewContent, previewReady } from "@shopkeeper/hooks/forms";
import { useEffect, useState } from "react";

/** A form that was posted to the page, and which one it is. */
export interface PreviewedForm {
  readonly number: number;
  readonly content: unknown;
}

/**
 * The form that was last posted to this page by a page of its own origin; whoever opened it is told that it listens.
 *
 * Messages of other origins, and those that hold no form, change nothing and are answered by nothing.
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
