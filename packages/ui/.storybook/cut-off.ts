/**
 * Finds texts that an ancestor cuts off at the side, or below, without an ellipsis.
 *
 * Text that scrolls, ends with an ellipsis, or is visually hidden on purpose is not reported.
 */
export function cutOff(root: Element, where: "aside" | "below" = "aside"): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.textContent?.trim();
    if (!text || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width > 0 && (where === "aside" ? isCutAside : isCutBelow)(node.parentElement, rect)) found.add(text);
  }
  return [...found];
}

function isCutAside(parent: Element, { left, right }: DOMRect): boolean {
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

function isCutBelow(parent: Element, { bottom }: DOMRect): boolean {
  for (let element: Element | null = parent; element && element.tagName !== "TR"; element = element.parentElement) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || style.webkitLineClamp !== "none") return false;
    if (["hidden", "clip"].includes(style.overflowY) && bottom > box.bottom + 1) return true;
  }
  return false;
}
