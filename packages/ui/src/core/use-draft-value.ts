import { useState } from "react";

/** The draft of a filter that applies on submit; a new value from outside replaces it. */
export function useDraftValue(value: string | undefined) {
  const [draft, setDraft] = useState({ base: value, text: value ?? "" });
  const isOld = draft.base !== value;
  // a draft over an older value is dropped, so that it does not come back with that value
  if (isOld) setDraft({ base: value, text: value ?? "" });
  return [isOld ? (value ?? "") : draft.text, (next: string) => setDraft({ base: value, text: next })] as const;
}
