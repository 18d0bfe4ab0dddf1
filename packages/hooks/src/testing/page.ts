import { JSDOM } from "jsdom";

/**
 * What React needs of a page, and no more, once per worker: `fetch`, `URL`, `Blob` and abort signals stay those of Node,
 * which the server in the same process needs and jsdom's own would break.
 */
if (!("document" in globalThis)) {
  const { window } = new JSDOM("", { url: "http://shop.test/", pretendToBeVisual: true });
  const { document, navigator, HTMLElement, Node } = window;
  Object.assign(globalThis, { window, document, HTMLElement, Node });
  if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator }); // Node 20 has none
}
