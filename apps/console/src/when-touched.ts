/** Runs `work` at the first typing or choosing, so that no code is fetched while the page itself loads; returns its cancel function. */
export function whenTouched(work: () => void) {
  document.addEventListener("input", work, { once: true });
  return () => document.removeEventListener("input", work);
}
