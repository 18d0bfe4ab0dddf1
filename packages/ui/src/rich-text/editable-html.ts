import { isBox } from "./box-node";
import { cleanRichText } from "./clean-rich-text";
import { stylesToElements } from "./styles-to-elements";
import { normalizeTables } from "./normalize-tables";

/** Normalizes rich text for the editor, so that it keeps text made elsewhere: letter styles are on spans, blocks are not nested. */
export function editableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanRichText(html), "text/html");
  normalizeTables(body);
  for (const video of body.querySelectorAll("video:not([src])")) {
    const source = video.querySelector("source")?.getAttribute("src");
    if (source) video.setAttribute("src", source);
  }
  for (const [tag, style] of Object.entries(spelt)) for (const element of body.querySelectorAll(tag)) respell(element, style);
  for (const element of body.querySelectorAll<HTMLElement>(`:is(${letters})[style]`)) moveStyleIn(element);
  stylesToElements(body);
  for (const element of [...body.querySelectorAll<HTMLElement>("div, section, figure, figcaption")].reverse()) flatten(element);
  return body.innerHTML;
}

const letters = "a, strong, b, em, i, u, s, del, sub, sup, code";
const blocks = "p, div, section, figure, figcaption, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, hr, table";

/** Elements that the editor expresses as a style. */
const spelt = {
  small: "font-size: 0.85em;",
  mark: "background-color: #fef0c7;",
  ins: "text-decoration: underline;",
};

function respell(element: Element, style: string) {
  const span = element.ownerDocument.createElement("span");
  span.setAttribute("style", `${style} ${element.getAttribute("style") ?? ""}`.trim());
  span.append(...element.childNodes);
  element.replaceWith(span);
}

function moveStyleIn(element: HTMLElement) {
  const span = element.ownerDocument.createElement("span");
  span.setAttribute("style", element.getAttribute("style") ?? "");
  element.removeAttribute("style");
  span.append(...element.childNodes);
  element.append(span);
}

/** A block with text becomes a paragraph; a block with blocks passes its alignment to them, unless it is a visible box. */
function flatten(element: HTMLElement) {
  if (!element.querySelector(`:scope :is(${blocks})`)) {
    if (isBox(element)) return;
    const paragraph = element.ownerDocument.createElement("p");
    if (element.hasAttribute("style")) paragraph.setAttribute("style", element.getAttribute("style") ?? "");
    paragraph.append(...element.childNodes);
    element.replaceWith(paragraph);
    return;
  }
  const { textAlign } = element.style;
  for (const child of element.querySelectorAll<HTMLElement>(":scope > :is(p, h1, h2, h3, h4, h5, h6)")) {
    if (textAlign && !child.style.textAlign) child.style.textAlign = textAlign;
  }
  if (!isBox(element)) element.replaceWith(...element.childNodes);
}
