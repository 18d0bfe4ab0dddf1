import { makeWordLists } from "./word-lists";

/** Removes in place the markup that Word, Google Docs, WeChat and others add to a pasted page. */
export function cleanPaste(page: Document): void {
  const { body } = page;
  dropComments(body);
  for (const element of body.querySelectorAll("meta, link, style, script, title, xml, .Apple-interchange-newline")) element.remove();
  makeWordLists(body);
  for (const element of body.querySelectorAll(
    '[style*="mso-list:"][style*="gnore"], [style*="mso-hide"], [style*="display:none"], [style*="display: none"]',
  )) {
    element.remove();
  }
  // elements of Word's own (o:p, w:sdt), and the wrapper of Google Docs
  for (const element of [...body.querySelectorAll("*")].reverse()) {
    if (element.localName.includes(":") || (element.localName === "b" && element.id.startsWith("docs-internal")))
      element.replaceWith(...element.childNodes);
  }
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
  for (const font of body.querySelectorAll("font")) {
    const span = page.createElement("span");
    const color = font.getAttribute("color");
    if (color) span.style.color = color;
    span.append(...font.childNodes);
    font.replaceWith(span);
  }
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) restyle(element);
  for (const cell of body.querySelectorAll("td, th")) cell.removeAttribute("width");
}

function dropComments(root: Node) {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  for (let node = comments.nextNode(); node; node = comments.nextNode()) if (node instanceof Comment) found.push(node);
  for (const comment of found) comment.remove();
}

/** Keeps the useful part of a pasted style; the rest is the layout of its source page. */
function restyle(element: HTMLElement) {
  const kept = Object.entries(worth).flatMap(([property, isWorth]) => {
    const value = element.style.getPropertyValue(property).trim();
    return value !== "" && isWorth(value, element) ? [`${property}: ${value}`] : [];
  });
  if (kept.length > 0) element.setAttribute("style", kept.join("; "));
  else element.removeAttribute("style");
}

const isBlock = (element: Element) => /^(?:p|h[1-6]|td|th|li|div|section)$/.test(element.localName);
const isPlain = (color: string) => /^(?:windowtext|inherit|initial|currentcolor|auto|black|#000(?:000)?|rgb\(0, 0, 0\))$/i.test(color);
const isBare = (color: string) =>
  /^(?:transparent|inherit|initial|none|white|#fff(?:fff)?|rgb\(255, 255, 255\)|rgba\(.*, 0\))$/i.test(color);

/** Whether a font size is about that of running text, in any unit: such a size carries no meaning. */
function isRunning(size: string): boolean {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|pt)$/.exec(size) ?? [];
  const pixels = Number(number) * (unit === "pt" ? 4 / 3 : 1);
  return number === undefined || (pixels >= 13 && pixels <= 17);
}

const worth: Readonly<Record<string, (value: string, element: HTMLElement) => boolean>> = {
  color: (value) => !isPlain(value),
  "background-color": (value) => !isBare(value),
  "font-size": (value) => !isRunning(value),
  "font-weight": (value) => /^(?:bold|[6-9]00)$/.test(value),
  "font-style": (value) => value === "italic",
  "text-decoration": (value) => /underline|line-through/.test(value),
  "text-decoration-line": (value) => /underline|line-through/.test(value),
  "vertical-align": (value, element) => /^(?:sub|super)$/.test(value) && !isBlock(element),
  "text-align": (value, element) => isBlock(element) && /^(?:center|right|justify)$/.test(value),
  "text-indent": (value, element) => isBlock(element) && /^[1-9]/.test(value),
};
