/**
 * Texts that an ancestor cuts off at the side without saying so.
 *
 * What scrolls sideways, ends with an ellipsis, or is hidden for eyes on purpose is no loss.
 */
export function cutOff(root: Element): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.textContent?.trim();
    if (!text || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && isCutOff(node.parentElement, left, right)) found.add(text);
  }
  return [...found];
}

function isCutOff(parent: Element, left: number, right: number): boolean {
  for (let element: Element | null = parent; element && element !== document.documentElement; element = element.parentElement) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return false;
    if (style.overflowX === "auto" || style.overflowX === "scroll") return false;
    const isClipping = style.overflowX === "hidden" || style.overflowX === "clip";
    if (isClipping && (right > box.right + 1 || left < box.left - 1)) return true;
    if (style.position === "fixed") return right > innerWidth + 1 || left < -1;
  }
  return right > innerWidth + 1;
}
