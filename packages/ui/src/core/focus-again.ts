const heirs = new WeakMap<Element, () => HTMLElement | undefined>();

/** Sets the element that gets the focus if `element` disappears while it has the focus. */
export const setFocusHeir = (element: Element, heir: () => HTMLElement | undefined) => void heirs.set(element, heir);

/** Restores the focus to an element; if it is gone, to its heir, else to the heading of the dialog or page. */
export function focusAgain(before: HTMLElement) {
  const isThere = before.isConnected && before.checkVisibility();
  (isThere ? before : (heirs.get(before)?.() ?? heading()))?.focus({ preventScroll: true });
}

function heading() {
  const places = [...document.querySelectorAll<HTMLElement>("dialog[open]")].toReversed();
  const headings = places.length > 0 ? places.slice(0, 1) : [...document.querySelectorAll<HTMLElement>("main h1")];
  const shown = headings.find((each) => each.checkVisibility());
  if (shown && !shown.hasAttribute("tabindex")) shown.tabIndex = -1;
  return shown;
}
