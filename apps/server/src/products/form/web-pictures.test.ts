import { beforeAll, expect, test } from "vitest";
import type { Web } from "../../ports/web";
import { unlimited } from "../../testing/safety/unlimited";
import { pictureCanvas } from "../../testing/safety/made-files";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";
import { bodyOf, plainProduct } from "../testing/product-bodies";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const tea = "https://goods.example/pictures/tea-1.jpg";
const cup = "https://goods.example/pictures/cup.jpg";

const openShop = () => server.createShop({ products: [{ name: "旧货", isShow: false }] });
const save = async (shop: TestShop, change: object, on = server, headers?: Record<string, string>) =>
  call(on, "saveProduct", { token: shop.token, body: { ...(await plainProduct(server, shop)), ...change }, headers });
const library = async ({ token }: TestShop) => (await read(server, "listAttachments", { token })).list;

async function saved(shop: TestShop, change: object) {
  const answer = await save(shop, change);
  if (answer.code !== 200 || !answer.data) throw new Error(`not saved: ${JSON.stringify(answer)}`);
  return { ...answer.data, product: await read(server, "getProduct", { token: shop.token, path: { id: answer.data.id } }) };
}

test("pictures of other sites in a description lie in the library once it is saved, each once", async () => {
  const shop = await openShop();
  const content = `<p>好茶<img src="${tea}" alt="茶"><img src="${tea}"></p><p><img src="${cup}"></p>`;
  const { product, warnings } = await saved(shop, { content });
  expect(warnings).toBeUndefined();
  const pictures = await library(shop);
  expect(pictures.map(({ name }) => name).toSorted()).toEqual(["cup.jpg", "tea-1.jpg"]);
  expect(product.content).not.toContain("goods.example");
  for (const { sattDir } of pictures) expect(product.content).toContain(`src="${sattDir}"`);
  const second = await saved(shop, { content });
  expect(second.product.content).toBe(product.content);
  expect(await library(shop)).toHaveLength(2);
});

test("the same address is read once within the hour, and a repeated call reads nothing", async () => {
  const reads: string[] = [];
  const picture: Web["picture"] = (address, most) => (reads.push(address), server.ports.web.picture(address, most));
  const counting = await startServer({ limits: unlimited, ports: { web: { ...server.ports.web, picture } } });
  const shop = await openShop();
  const key = { "Idempotency-Key": "web-picture-1" };
  const change = { name: "一", content: `<img src="${tea}">` };
  const [first, repeated] = [await save(shop, change, counting, key), await save(shop, change, counting, key)];
  expect([first.code, repeated.data]).toEqual([200, first.data]);
  expect((await save(shop, { name: "二", content: `<p><img src="${tea}"></p>` }, counting)).code).toBe(200);
  expect(reads).toEqual([tea]);
});

test("a picture that cannot be had is named and becomes a link; the rest of the text is saved", async () => {
  const shop = await openShop();
  const lost = [
    ["http://127.0.0.1/admin.png", "这个地址不能读取，请使用能公开访问的图片地址"],
    ["https://gone.example/a.png", "图片打不开，请检查地址，或稍后重试"],
    ["https://goods.example/about", "这个地址里没有可用的图片，需要 10 MB 以内的 jpg、png、gif、bmp 或 webp"],
  ] as const;
  const content = `<h2>标题</h2>${lost.map(([address]) => `<p><img src="${address}" alt="图"></p>`).join("")}<p><img src="${cup}"></p>`;
  const { product, warnings } = await saved(shop, { content });
  expect(warnings).toEqual(lost.map(([address, message]) => ({ address, message })));
  for (const [address] of lost) expect(product.content).toContain(`href="${address}">图</a>`);
  expect(product.content).toMatch(/^<h2>标题<\/h2>/);
  expect(product.content?.match(/<img/g)).toHaveLength(1);
});

test("pictures of other sites in picture fields are taken too; one that cannot be had stays, and is named", async () => {
  const shop = await openShop();
  const away = "https://gone.example/b.png";
  const { product, warnings } = await saved(shop, { image: tea, sliderImage: JSON.stringify([tea, away]) });
  expect(warnings?.map(({ address }) => address)).toEqual([away]);
  const [row] = await library(shop);
  expect(product.image).toBe(row?.sattDir);
  expect(JSON.parse(product.sliderImage)).toEqual([row?.sattDir, away]);
});

test("what an edit has no room or no time for stays as it was, and the next edit takes it", async () => {
  const limits = { ...unlimited, upload: { burst: 1, perSecond: 0.01 } };
  const [strict, generous] = [await startServer({ limits }), await startServer({ limits: unlimited })];
  const shop = await openShop();
  const content = `<p><img src="${tea}"></p><p><img src="${cup}"></p>`;
  const answer = await save(shop, { content }, strict);
  expect(answer.data?.warnings).toHaveLength(1);
  const id = answer.data?.id ?? 0;
  const before = await read(server, "getProduct", { token: shop.token, path: { id } });
  expect(before.content?.match(/goods\.example/g)).toHaveLength(1);
  const edited = await call(generous, "updateProduct", { token: shop.token, body: bodyOf(before) });
  expect(edited).toMatchObject({ code: 200 });
  expect((await read(server, "getProduct", { token: shop.token, path: { id } })).content).not.toContain("goods.example");
});

test("a save that is refused leaves no picture behind", async () => {
  const shop = await openShop();
  const kept: string[] = [];
  const { files } = server.ports;
  const put: typeof files.put = (path, ...rest) => (kept.push(path), files.put(path, ...rest));
  const watching = await startServer({ ports: { files: { ...files, put } } });
  const answer = await save(shop, { content: `<img src="${tea}">`, cateId: "99999999" }, watching);
  expect(answer.code).not.toBe(200);
  expect(await library(shop)).toEqual([]);
  expect(kept).toHaveLength(1);
  expect(await files.open(kept[0] ?? "")).toBeUndefined();
});

test("of a text with a thousand pictures a hundred are read, and equal ones are stored once", async () => {
  let reads = 0;
  const bytes = Uint8Array.from(pictureCanvas(1));
  const web: Web = { ...server.ports.web, picture: async () => (reads++, { bytes }) };
  const many = await startServer({ limits: unlimited, ports: { web } });
  const shop = await openShop();
  const content = Array.from({ length: 1000 }, (_, at) => `<img src="https://a.test/${at}.png">`).join("");
  const { data } = await save(shop, { content }, many);
  expect([reads, data?.warnings?.length]).toEqual([100, 900]);
  expect(await library(shop)).toHaveLength(1);
});

test("a picture of the web is taken by its address, and what is none is refused", async () => {
  const { token } = await openShop();
  const take = (url: string) => call(server, "uploadWebPicture", { token, body: { url } });
  expect(await take(tea)).toMatchObject({ code: 200, data: { fileName: "tea-1.jpg", isKnown: false, type: "png" } });
  expect(await take(tea)).toMatchObject({ code: 200, data: { isKnown: true } });
  expect(await take("http://127.0.0.1/a")).toMatchObject({ status: 409, code: 90314 });
  expect(await take("https://gone.example/a")).toMatchObject({ status: 409, code: 90315 });
  expect(await take("https://goods.example/about")).toMatchObject({ status: 409, code: 90316 });
  expect(await take("ftp://a.test/x")).toMatchObject({ status: 400 });
});
