import { useState } from "react";

/** What is typed in a filter that counts only when it is searched for; another value from outside replaces it. */
export function useTyped(value: string | undefined) {
  const [typed, setTyped] = useState({ over: value, text: value ?? "" });
  const text = typed.over === value ? typed.text : (value ?? "");
  return [text, (next: string) => setTyped({ over: value, text: next })] as const;
}
