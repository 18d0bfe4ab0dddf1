import { focusField } from "./focus-field";

/** How long a field may take to be there: the code of its step may still be on its way. */
const timeoutMs = 5000;

/** Brings a field into view and puts the focus into it, as soon as it is there; returns how to call that off. */
export function focusWhenMounted(within: HTMLElement | null, field: string): () => void {
  let isOver = false;
  const end = performance.now() + timeoutMs;
  const tryFocus = () => {
    if (isOver) return;
    const place = within?.querySelector<HTMLElement>(`[data-name="${CSS.escape(field)}"]`);
    if (place && focusField(place)) return;
    if (performance.now() < end) requestAnimationFrame(tryFocus);
  };
  tryFocus();
  return () => {
    isOver = true;
  };
}
