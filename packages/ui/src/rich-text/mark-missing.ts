/** Marks the pictures of a text that cannot be shown, from now on; for a `ref`. `words` is the text for a picture without its own. */
export function markMissing(page: HTMLElement, words: string) {
  const mark = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.dataset.missing = "";
    target.alt ||= words;
  };
  const unmark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.missing;
  };
  page.addEventListener("error", mark, true);
  page.addEventListener("load", unmark, true);
  return () => {
    page.removeEventListener("error", mark, true);
    page.removeEventListener("load", unmark, true);
  };
}
