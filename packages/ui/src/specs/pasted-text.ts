import type { ClipboardEvent } from "react";

/** The value of an input after a paste, including the line breaks that it would drop. */
export function pastedText({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  return value.slice(0, selectionStart ?? 0) + clipboardData.getData("text") + value.slice(selectionEnd ?? value.length);
}
