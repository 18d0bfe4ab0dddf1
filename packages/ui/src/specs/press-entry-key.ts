import type { KeyboardEvent } from "react";

/** Handles Enter and Escape in an input within a form, which neither submit the form nor close its dialog. */
export function pressEntryKey(event: KeyboardEvent, keys: { Enter: () => void; Escape: () => void }) {
  if (event.nativeEvent.isComposing) return; // during a composition the keys belong to the input method
  if (event.key !== "Enter" && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  keys[event.key]();
}
