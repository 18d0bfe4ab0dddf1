import { useState } from "react";

/** What is typed in a filter that counts only when it is searched for; another value from outside replaces it. */
export function useTyped(value: string | undefined) {
  const [typed, setTyped] = useState({ over: value, text: value ?? "" });
  const isOld = typed.over !== value;
  // what was typed over an earlier value is forgotten, so that it does not come back with that value
  if (isOld) setTyped({ over: value, text: value ?? "" });
  return [isOld ? (value ?? "") : typed.text, (next: string) => setTyped({ over: value, text: next })] as const;
}
