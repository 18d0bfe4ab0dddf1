import { beforeAll, expect, test } from "vitest";
import type { Web } from "../../ports/web";
import { unlimited } from "../../testing/safety/unlimited";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ limits: unlimited });
});

const tea = "https://goods.example/tea";
const collect = ({ token }: TestShop, url: string) => call(server, "importProduct", { token, query: { form: 2, url } });
const copiesLeft = async ({ token }: TestShop) => (await read(server, "getCopyConfig", { token })).copyNum;

test("a product is begun with what a page says; nothing is saved, and one copy is used", async () => {
  const shop = await server.createShop({ merchant: { copyProductNum: 2 } });
  const { token } = shop;
  expect(await read(server, "getCopyConfig", { token })).toEqual({ copyType: "1", copyNum: 2 });
  const product = await read(server, "importProduct", { token, query: { form: 1, url: tea } });
  expect(product).toMatchObject({
    name: "桐木关正山小种红茶 250g",
    price: "168.00",
    image: "https://goods.example/pictures/tea-1.jpg",
    cateId: null,
  });
  const copied = await read(server, "copyProduct", { token, body: { url: `【好茶】看看这个 ${tea}，真不错` } });
  expect(copied.info).toEqual(product);
  expect(await copiesLeft(shop)).toBe(0);
  expect((await read(server, "listProductTabs", { token })).every(({ count }) => count === 0)).toBe(true);
  expect(await collect(shop, tea)).toMatchObject({ status: 409, code: 90511 });
});

test("a call that is repeated after a lost answer gets the product that the last copy paid for, and the page is read once", async () => {
  const reads: string[] = [];
  const page: Web["page"] = (address) => {
    reads.push(address);
    return server.ports.web.page(address);
  };
  const counting = await startServer({ limits: unlimited, ports: { web: { ...server.ports.web, page } } });
  const { token } = await counting.createShop({ merchant: { copyProductNum: 1 } });
  const collectOnce = () =>
    call(counting, "importProduct", { token, query: { form: 2, url: tea }, headers: { "Idempotency-Key": "collect-1" } });
  const first = await collectOnce();
  const second = await collectOnce();
  expect([first.code, second.code, second.headers.get("Idempotency-Replayed")]).toEqual([200, 200, "true"]);
  expect(second.data).toEqual(first.data);
  expect(reads).toEqual([tea]);
});

test("a page that cannot be read uses no copy, and is refused at the link", async () => {
  const shop = await server.createShop();
  const before = await copiesLeft(shop);
  const refused: readonly [string, number][] = [
    ["http://127.0.0.1/admin", 90512],
    ["https://goods.example/nothing", 90513],
    ["https://goods.example/about", 90514],
  ];
  for (const [url, code] of refused) {
    const answer = await collect(shop, url);
    expect(answer).toMatchObject({ status: 409, code, data: { fields: { url: answer.message } } });
  }
  expect(await collect(shop, "没有链接")).toMatchObject({ status: 400, data: { fields: { url: expect.any(String) } } });
  expect(await call(server, "copyProduct", { token: shop.token, body: { url: "ftp://a.test/x" } })).toMatchObject({ status: 400 });
  expect(await copiesLeft(shop)).toBe(before);
});

test("the last copy is used once under thirty calls at the same time", async () => {
  const shop = await server.createShop({ merchant: { copyProductNum: 1 } });
  const answers = await Promise.all(Array.from({ length: 30 }, () => collect(shop, tea)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 90511)).toHaveLength(29);
  expect(await copiesLeft(shop)).toBe(0);
});

test("a shop that reads page after page is asked to wait", async () => {
  const limits = { ...unlimited, collect: { burst: 2, perSecond: 0.1 } };
  const strict = await startServer({ limits });
  const shop = await strict.createShop();
  const collectFrom = () => call(strict, "importProduct", { token: shop.token, query: { form: 2, url: tea } });
  const answers = [await collectFrom(), await collectFrom(), await collectFrom()];
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers.get("retry-after")).toBe("10");
});

test("a shop without copies makes the server ask nobody", async () => {
  const requests: string[] = [];
  const web: Web = { ...server.ports.web, page: async (address) => (requests.push(address), { failed: "busy" }) };
  const other = await startServer({ ports: { web } });
  const [poor, rich] = [await other.createShop({ merchant: { copyProductNum: 0 } }), await other.createShop()];
  const collectFrom = ({ token }: TestShop, url: string) => call(other, "importProduct", { token, query: { form: 2, url } });
  expect(await collectFrom(poor, tea)).toMatchObject({ code: 90511 });
  expect(await collectFrom(rich, "https://a.test/b%2Fc?d=%20e")).toMatchObject({ status: 503, code: 90515 });
  expect(requests).toEqual(["https://a.test/b%2Fc?d=%20e"]);
});
