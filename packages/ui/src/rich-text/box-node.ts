import { Node } from "@tiptap/core";

/** A framed or coloured part of a page made elsewhere. No tool creates it; it is kept when the text is edited. */
export const Box = Node.create({
  name: "box",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => ["div[style]", "section[style]"].map((tag) => ({ tag, getAttrs: (element) => isBox(element) && null })),
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
});

/** Whether an element is a visible box, and not only a wrapper. */
export const isBox = (element: Element): boolean =>
  /^(?:div|section)$/.test(element.localName) &&
  /(?:^|;)\s*(?:background|border|padding|float|(?:max-)?width)/.test(element.getAttribute("style") ?? "");
