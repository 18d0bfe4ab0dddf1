/** The elements that correspond to letter styles. */
const elements: Readonly<Record<string, (value: string) => string | undefined>> = {
  "font-weight": (value) => (/^(?:bold|bolder|[6-9]00)$/.test(value) ? "strong" : undefined),
  "font-style": (value) => (/^(?:italic|oblique)$/.test(value) ? "em" : undefined),
  "text-decoration-line": (value) => (value.includes("underline") ? "u" : value.includes("line-through") ? "s" : undefined),
  "vertical-align": (value) => (value === "sub" ? "sub" : value === "super" ? "sup" : undefined),
};

/** Replaces span styles with elements where an element exists; a span without attributes is removed. */
export function stylesToElements(root: ParentNode): void {
  for (const bold of root.querySelectorAll<HTMLElement>(":is(strong, b)[style]")) {
    if (/^(?:normal|[1-5]00)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  }
  for (const span of root.querySelectorAll<HTMLElement>("span")) {
    for (const [property, elementOf] of Object.entries(elements)) {
      const name = elementOf(span.style.getPropertyValue(property));
      span.style.removeProperty(property === "text-decoration-line" ? "text-decoration" : property);
      if (!name) continue;
      const element = span.ownerDocument.createElement(name);
      element.append(...span.childNodes);
      span.append(element);
    }
    if (span.style.length === 0) span.replaceWith(...span.childNodes);
  }
}
