import type { Web } from "../ports/web";
import { pictureCanvas } from "./safety/made-files";

const host = "https://goods.example";

const page = (head: string, body: string) => `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const linked = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "桐木关正山小种红茶 250g",
  description: "武夷山桐木关核心产区，传统松烟工艺，汤色橙红，桂圆香。",
  image: ["/pictures/tea-1.jpg", "/pictures/tea-2.jpg", "/pictures/tea-3.jpg"],
  sku: "TMG-250",
  offers: { "@type": "Offer", price: "168.00", priceCurrency: "CNY" },
};

const pages: Readonly<Record<string, string>> = {
  [`${host}/tea`]: page(
    `<title>正山小种</title><script type="application/ld+json">${JSON.stringify(linked)}</script>`,
    "<h1>正山小种</h1>",
  ),
  [`${host}/cup`]: page(
    '<meta property="og:title" content="手工粗陶马克杯"><meta property="og:image" content="//goods.example/pictures/cup.jpg">' +
      '<meta property="og:description" content="柴烧粗陶，每一只都不一样。"><meta property="product:price:amount" content="59.9">',
    "",
  ),
  [`${host}/about`]: page("<title>关于我们</title>", "<p>这里没有商品</p>"),
};

/** A fake web for tests and stories: a few pages of one shop, and nothing else. */
export const fakeWeb: Web = {
  async page(address) {
    if (!address.startsWith(`${host}/`)) return { failed: address.includes("//127.") ? "refused" : "unreachable" };
    const html = pages[address];
    return html === undefined ? { failed: "unreachable" } : { address, html };
  },

  async picture(address) {
    if (!address.startsWith(`${host}/`)) return { failed: address.includes("//127.") ? "refused" : "unreachable" };
    if (pages[address] !== undefined) return { failed: "unfit" };
    const shade = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 251, 0);
    return address.startsWith(`${host}/pictures/`) ? { bytes: Uint8Array.from(pictureCanvas(shade)) } : { failed: "unreachable" };
  },
};
