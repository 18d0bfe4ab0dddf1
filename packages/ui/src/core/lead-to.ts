/** How long a field may take to be there: the code of its step may still be on its way. */
const patience = 5000;

/** Brings a field into view and puts the focus into it, as soon as it is there; returns how to call that off. */
export function leadTo(within: HTMLElement | null, field: string): () => void {
  let isOver = false;
  const end = performance.now() + patience;
  const tryFocus = () => {
    if (isOver) return;
    const place = within?.querySelector<HTMLElement>(`section:not([hidden]) [data-name="${CSS.escape(field)}"]`);
    const wrong = place?.querySelector<HTMLElement>("[aria-invalid=true]") ?? place?.querySelector<HTMLElement>(controls);
    if (place && wrong) {
      place.scrollIntoView({ block: "nearest" });
      wrong.focus();
      return;
    }
    if (performance.now() < end) requestAnimationFrame(tryFocus);
  };
  tryFocus();
  return () => {
    isOver = true;
  };
}

const controls = "input:not(:disabled), select, textarea, [contenteditable=true], button:not(:disabled)";
