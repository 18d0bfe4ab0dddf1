const key = /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*){1,4}$/;

/** Finds texts on the page that are a catalogue's key instead of its sentence. */
export function untranslated(page: HTMLElement): string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const isShown = node.parentElement?.closest("script, style, code, pre") === null;
    if (isShown && key.test(text)) found.push(text);
  }
  return found;
}
