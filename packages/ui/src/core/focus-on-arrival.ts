const wanted = "[data-autofocus]";
const fields = ":is(input, select, textarea):not(:disabled, [type=hidden])";

/** The first element to focus in a dialog or popover: the control with `data-autofocus`, else the first field. */
export const firstFocusIn = (root: Element, body = "") =>
  root.querySelector<HTMLElement>(wanted) ?? root.querySelector<HTMLElement>(`${body} ${fields}`);

/**
 * Moves the focus to a field that appears after `root` was opened, as long as nobody has pressed anything there and the focus is
 * still where the opening left it: on `root`, on the control that opened it (`from`), or on a field without `data-autofocus`. Returns a
 * function that stops waiting.
 */
export function focusOnArrival(root: HTMLElement, { from, body }: { from?: Element; body?: string } = {}): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const left = document.activeElement;
  const tryFocus = () => {
    const held = document.activeElement;
    if (held?.matches(wanted)) return stop();
    if (held !== root && held !== from && held !== left && held !== document.body) return;
    const goal = held !== null && held !== root && root.contains(held) ? root.querySelector<HTMLElement>(wanted) : firstFocusIn(root, body);
    goal?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryFocus);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-autofocus", "disabled"] });
  stopped.signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["keydown", "pointerdown"]) root.addEventListener(event, stop, { capture: true, signal: stopped.signal });
  return stop;
}
