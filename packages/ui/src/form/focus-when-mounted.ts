import { focusField } from "./focus-field";

/** How long to wait for a field: the code of its step may still be loading. */
const timeoutMs = 5000;

/** Scrolls to a field and focuses it, as soon as it is mounted; returns a function that cancels this. */
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
