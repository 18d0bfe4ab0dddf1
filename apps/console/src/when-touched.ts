/** Does `work` once a person begins to type or choose; returns how to call that off. What a page needs next is not fetched while it still loads itself. */
export function whenTouched(work: () => void) {
  document.addEventListener("input", work, { once: true });
  return () => document.removeEventListener("input", work);
}
