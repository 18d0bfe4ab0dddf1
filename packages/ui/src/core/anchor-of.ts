let last = 0;

/**
 * How Chakra's parts find the element that they hang on, by its id, and what they are drawn in: the dialog or the full screen
 * around it, since what is outside of that is inert or covered.
 */
export function anchorOf(element: HTMLElement) {
  element.id ||= `anchor-${++last}`;
  return { ids: { trigger: element.id }, layer: element.closest<HTMLElement>("dialog, :popover-open") ?? document.body };
}
