import { type ListMarker, listMarker } from "@shopkeeper/hooks/rich-text";

interface Point {
  readonly level: number;
  readonly list: string;
  readonly marker: ListMarker;
  readonly paragraph: HTMLElement;
}

/** Makes lists of Word's list paragraphs: each has its level in `mso-list`, and its bullet as text. */
export function makeWordLists(root: ParentNode): void {
  let before: Point | undefined;
  /** The open lists, the innermost last, each with its level. */
  let open: { level: number; list: string; element: HTMLElement }[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const point = pointOf(paragraph, before);
    if (!point) continue;
    const follows = before && lastOf(open)?.element.isConnected && isNext(outermost(open), paragraph);
    if (!follows) open = [];
    while (open.length > 0 && (lastOf(open)?.level ?? 0) > point.level) open = open.slice(0, -1);
    const here = lastOf(open);
    if (here?.level !== point.level || isOther(here, point)) open = opened(here?.level === point.level ? open.slice(0, -1) : open, point);
    const item = paragraph.ownerDocument.createElement("li");
    const own = paragraph.ownerDocument.createElement("p");
    own.append(...paragraph.childNodes);
    item.append(own);
    lastOf(open)?.element.append(item);
    paragraph.remove();
    before = point;
  }
}

/** A list for an item, within the last item of the list around it, or in the place of its paragraph. */
function opened(around: { level: number; list: string; element: HTMLElement }[], point: Point) {
  const { marker, paragraph, level, list } = point;
  const element = paragraph.ownerDocument.createElement(marker.isOrdered ? "ol" : "ul");
  if (marker.isOrdered && marker.number !== 1) element.setAttribute("start", String(marker.number));
  if (marker.type) element.setAttribute("type", marker.type);
  const place = lastOf(around)?.element.lastElementChild;
  if (place) place.append(element);
  else paragraph.before(element);
  return [...around, { level, list, element }];
}

function pointOf(paragraph: HTMLElement, before: Point | undefined): Point | undefined {
  const style = paragraph.getAttribute("style") ?? "";
  const [, list = "", level] = /mso-list:\s*(\w+)\s+level(\d+)/i.exec(style) ?? [];
  if (!level) return undefined;
  const sign = paragraph.querySelector<HTMLElement>('[style*="mso-list"]');
  const text = sign?.textContent ?? "";
  const isSame = before?.list === list && before.level === Number(level);
  const marker = listMarker(text, isSame ? before.marker : undefined);
  sign?.remove();
  return { level: Number(level), list, marker, paragraph };
}

const lastOf = <Item>(list: readonly Item[]): Item | undefined => list.at(-1);
const outermost = (open: readonly { element: HTMLElement }[]) => open[0]?.element;
const isOther = (here: { list: string; element: HTMLElement }, { list, marker }: Point) =>
  here.list !== list || here.element.localName !== (marker.isOrdered ? "ol" : "ul");

/** Whether there is nothing between a list and a paragraph after it. */
function isNext(list: Element | undefined, paragraph: Element): boolean {
  let between = list?.nextSibling;
  while (between && between !== paragraph) {
    if (between.textContent?.trim() || between instanceof Element) return false;
    between = between.nextSibling;
  }
  return between === paragraph;
}
