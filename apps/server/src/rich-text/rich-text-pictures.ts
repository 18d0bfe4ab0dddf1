import { richTextAddress } from "@shopkeeper/sdk/contract";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Cleaned rich text with other addresses for its pictures and the posters of its videos.
 *
 * A picture without a new address becomes a link to its old one, or inside of a link its text; a poster is removed.
 */
export function richTextPictures(text: string, next: (address: string) => string | undefined): string {
  if (!/<(?:img|video)\b/i.test(text)) return text;
  const page = parseFragment(text);
  let isChanged = false;
  const visit = (node: Node, isInLink: boolean) => {
    if (!defaultTreeAdapter.isElementNode(node) && node.nodeName !== "#document-fragment") return;
    if (!("childNodes" in node)) return;
    for (const child of [...node.childNodes]) {
      if (defaultTreeAdapter.isElementNode(child)) isChanged = change(child, isInLink, next) || isChanged;
      visit(child, isInLink || child.nodeName === "a");
    }
  };
  visit(page, false);
  return isChanged ? serialize(page) : text;
}

function change(element: Element, isInLink: boolean, next: (address: string) => string | undefined): boolean {
  const name = { img: "src", video: "poster" }[element.tagName];
  const attribute = element.attrs.find((one) => one.name === name);
  if (!attribute) return false;
  const address = next(attribute.value);
  if (address === attribute.value) return false;
  if (address !== undefined) attribute.value = address;
  else if (name === "poster") element.attrs = element.attrs.filter((one) => one !== attribute);
  else replaceByLink(element, attribute.value, isInLink);
  return true;
}

function replaceByLink(picture: Element, address: string, isInLink: boolean) {
  const parent = defaultTreeAdapter.getParentNode(picture);
  if (!parent) return;
  const words = picture.attrs.find(({ name }) => name === "alt")?.value || address;
  const href = richTextAddress("link", address);
  if (isInLink || href === undefined) {
    defaultTreeAdapter.insertTextBefore(parent, words, picture);
  } else {
    const attributes = Object.entries({ target: "_blank", rel: "noopener", href }).map(([name, value]) => ({ name, value }));
    const link = defaultTreeAdapter.createElement("a", html.NS.HTML, attributes);
    defaultTreeAdapter.insertText(link, words);
    defaultTreeAdapter.insertBefore(parent, link, picture);
  }
  defaultTreeAdapter.detachNode(picture);
}
