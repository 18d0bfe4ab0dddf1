let last = 0;

/**
 * How Chakra's parts find the element that they are anchored to, by its id, and their portal: the dialog or the full screen
 * around it, since everything outside of that is inert or covered.
 */
export function anchorOf(element: HTMLElement) {
  element.id ||= `anchor-${++last}`;
  return { ids: { trigger: element.id }, layer: element.closest<HTMLElement>("dialog, :popover-open") ?? document.body };
}
