import { beforeAll, expect, test } from "vitest";
import { HEALTH_MS, slowestHealth } from "../../testing/test-health";
import { startServer } from "../../testing/start-server";
import { readProduct } from "./product-values";
import { collectedProduct } from "./collected-product";

const address = "https://shop.test/goods/1?x=2";
const collect = (head: string, body = "") => collectedProduct({ address, html: `<html><head>${head}</head><body>${body}</body></html>` });
const linked = (product: unknown) => `<script type="application/ld+json">${JSON.stringify(product).replaceAll("<", "\\u003c")}</script>`;
const og = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join("");

test("JSON-LD says what a product is, wherever it stands in it", async () => {
  const product = {
    "@type": ["Thing", "Product"],
    name: " 龙井  茶 ",
    image: [{ url: "/a.jpg" }, "//cdn.test/b.jpg", "data:x", "/a.jpg"],
    sku: 77,
  };
  const offers = [{ "@type": "AggregateOffer", lowPrice: 1299.5, highPrice: "1,999.00", priceCurrency: "CNY" }];
  expect(
    await collect(linked({ "@graph": [{ "@type": "WebPage" }, { ...product, offers, description: "<b>新茶</b>&上市" }] })),
  ).toMatchObject({
    ...{
      name: "龙井 茶",
      intro: "新茶 &上市",
      price: "1299.50",
      otPrice: "1999.00",
      cost: null,
      stock: 0,
      specType: false,
      unitName: "件",
    },
    image: "https://shop.test/a.jpg",
    sliderImage: JSON.stringify(["https://shop.test/a.jpg", "https://cdn.test/b.jpg"]),
    content: '<p>新茶 &amp;上市</p><p><img src="https://shop.test/a.jpg"></p><p><img src="https://cdn.test/b.jpg"></p>',
    attr: [{ attrName: "规格", attrValues: "默认" }],
    attrValue: [{ sku: "默认", price: "1299.50", image: "https://shop.test/a.jpg", barCode: "77", attrValue: '{"规格":"默认"}' }],
  });
});

test("Open Graph says it where there is no JSON-LD, and a base moves its addresses", async () => {
  const head = '<base href="https://cdn.test/p/">' + og({ title: "马克杯", image: "cup.jpg", description: "好杯子" });
  const price = '<meta property="product:price:amount" content="￥59.9"><meta name="keywords" content="杯子，水杯 杯子">';
  expect(await collect(head + price)).toMatchObject({
    name: "马克杯",
    intro: "好杯子",
    image: "https://cdn.test/p/cup.jpg",
    price: "59.90",
    keyword: "杯子,水杯",
  });
});

test("microdata says it where nothing else does", async () => {
  const marked = '<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">帆布<em>包</em></h2>';
  const more = '<img itemprop="image" src="/bag.png"><span itemprop="price" content="88"></span><p itemprop="description">耐用</p></div>';
  expect(await collect("", marked + more)).toMatchObject({
    name: "帆布包",
    image: "https://shop.test/bag.png",
    price: "88.00",
    intro: "耐用",
  });
});

test("a price in another currency, or one that no SKU can have, is left to the merchant", async () => {
  const price = async (offers: object) => (await collect(linked({ "@type": "Product", name: "杯", image: "/a.jpg", offers })))?.price;
  expect(await price({ price: "12", priceCurrency: "USD" })).toBeNull();
  expect(await price({ price: "1000000" })).toBeNull();
  expect(await price({ price: "面议" })).toBeNull();
  expect(await price({ price: "0012.5" })).toBe("12.50");
});

test("pages without a product have none", async () => {
  expect(await collect("<title>关于我们</title>", "<h1>你好</h1>")).toBeUndefined();
  expect(await collect(og({ title: "文章" }))).toBeUndefined();
  expect(await collect(linked({ "@type": "Article", name: "x", image: "/a.jpg" }))).toBeUndefined();
  expect(await collectedProduct({ address, html: "" })).toBeUndefined();
});

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const hostile: readonly [string, string][] = [
  ["broken JSON-LD", '<script type="application/ld+json">{"@type":"Product",</script>'],
  ["JSON-LD of depth", `<script type="application/ld+json">${'{"@graph":['.repeat(5000)}${"]}".repeat(5000)}</script>`],
  ["JSON-LD of other shapes", linked({ "@type": { a: 1 }, name: [], offers: 5, image: { url: {} } })],
  ["nesting", "<div>".repeat(200_000)],
  ["closing", `${"<b>".repeat(499)}${"</i>".repeat(300_000)}`],
  ["open formatting", "<b><i><a href=x>".repeat(60_000)],
  ["endless attributes", `<meta ${"a=b ".repeat(100_000)}>`],
  ["marked elements", `<div itemscope itemtype="schema.org/Product">${'<span itemprop="name">'.repeat(50_000)}`],
  ["an open script", '<script type="application/ld+json">'.repeat(20_000)],
  ["distinct attributes", `<p ${Array.from({ length: 200_000 }, (_, at) => `a${at}=1`).join(" ")}>`],
  ["a prototype", linked(JSON.parse('{"__proto__":{"@type":"Product"},"constructor":{"name":"x"}}'))],
];

test.each(hostile)("%s holds nobody up while it is read, and brings nothing", async (_what, html) => {
  const collecting = async () => expect(await collectedProduct({ address, html })).toBeUndefined();
  expect(await slowestHealth(server, collecting)).toBeLessThan(HEALTH_MS);
});

test("a name or a description without end is cut before it is read", async () => {
  for (const name of ["<".repeat(240_000), "<b".repeat(120_000), `a${" ".repeat(240_000)}b`]) {
    const html = `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name, keywords: name })}</script>`;
    const collecting = async () => expect([1, 128]).toContain([...((await collect(html))?.name ?? "")].length);
    expect(await slowestHealth(server, collecting)).toBeLessThan(HEALTH_MS);
  }
});

test("what a page says before it gets too deep holds", async () => {
  expect(await collect(og({ title: "杯", image: "/a.jpg" }), "<div>".repeat(2_000))).toMatchObject({ name: "杯" });
});

test("whatever a page says can be saved: long, marked up, and half characters", async () => {
  const long = `\ud800<script>alert(1)</script>${"长".repeat(5_000)}`;
  const images = Array.from({ length: 40 }, (_, at) => `/${"图".repeat(at)}${at}.jpg`);
  const product = await collect(
    linked({ "@type": "Product", name: long, description: long, image: images, sku: "9".repeat(99), keywords: long }),
  );
  if (!product) throw new Error("nothing collected");
  const read = readProduct(
    {
      ...product,
      ...{ type: 0, tempId: 1, brandId: 0, categoryId: 1, cateId: "1", isSub: false, unitName: "件" },
      attrValue: product.attrValue.map((row) => ({ ...row })),
    },
    { pathOf: (path) => path },
  );
  expect(read).toMatchObject({ parts: { product: { name: expect.any(String) } } });
  expect([[...product.name].length, [...product.intro].length]).toEqual([128, 250]);
  expect(product.sliderImage.length).toBeLessThanOrEqual(2000);
  expect(product.image.length).toBeLessThanOrEqual(255);
  expect(product.attrValue[0]?.barCode).toHaveLength(40);
  expect(product.content).not.toContain("script");
});
