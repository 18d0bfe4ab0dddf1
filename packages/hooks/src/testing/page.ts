import { JSDOM } from "jsdom";

/**
 * The minimal DOM that React needs, once per worker: `fetch`, `URL`, `Blob` and abort signals remain those of
 * Node, which the server in the same process needs and which jsdom's versions would break.
 */
if (!("document" in globalThis)) {
  const { window } = new JSDOM("", { url: "http://shop.test/", pretendToBeVisual: true });
  const { document, navigator, HTMLElement, Node } = window;
  Object.assign(globalThis, { window, document, HTMLElement, Node });
  if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator }); // Node 20 has no navigator
}
