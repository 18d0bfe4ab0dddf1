import { beforeAll, expect, test } from "vitest";
import { simulate, simulateCommand } from "../../demo/simulate";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";
import { verdictOn } from "./verdict";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const place = () => ({ database: server.database, ...server.ports });
const idsUnder = ({ token }: TestShop, type: number) => read(server, "listProductIds", { token, query: { type } });
const info = ({ token }: TestShop, id: number | undefined) => read(server, "getProduct", { token, path: { id } });

const openShop = (names: readonly string[]) =>
  server.createShop({
    merchant: { productSwitch: true },
    products: names.map((name) => ({ name, isShow: false, auditStatus: 1 })),
  });

const submitAll = async (shop: TestShop) =>
  read(server, "submitProducts", { token: shop.token, body: { idList: await idsUnder(shop, 8) } });

test("the platform passes most products, and refuses some for what their shop can mend", async () => {
  const shop = await openShop(["明前龙井", "全网第一好茶", "白瓷盖碗"]);
  await submitAll(shop);
  expect(await simulate(place(), "reviews", { accounts: [shop.account] })).toEqual({ passed: 2, refused: 1 });
  const [refused] = await idsUnder(shop, 7);
  expect(await info(shop, refused)).toMatchObject({
    name: "全网第一好茶",
    reason: "商品标题或简介含有极限词“第一”，请删除后再提交",
    isAudit: false,
  });
  expect(await idsUnder(shop, 6)).toEqual([]);
  expect(await idsUnder(shop, 2)).toHaveLength(2);
});

test("what was to go on the shelf after passing lies there, and the counters know", async () => {
  const shop = await openShop(["明前龙井"]);
  const [id] = await idsUnder(shop, 8);
  await read(server, "submitProduct", { token: shop.token, body: { id, isAutoUp: true } });
  const counts = async () => (await read(server, "listProductTabs", { token: shop.token })).map(({ count }) => count);
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  await simulate(place(), "reviews", { accounts: [shop.account] });
  expect(await counts()).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(await info(shop, id)).toMatchObject({ isShow: true, isAutoUp: false, auditStatus: 2 });
});

test("only what was submitted long enough ago is answered, and nothing of other shops", async () => {
  const [shop, other] = [await openShop(["一种茶", "两种茶"]), await openShop(["三种茶"])];
  await submitAll(shop);
  await submitAll(other);
  expect(await simulate(place(), "reviews", { accounts: [shop.account], until: new Date(Date.now() - 60_000) })).toEqual({
    passed: 0,
    refused: 0,
  });
  expect(await simulate(place(), "reviews", { accounts: [shop.account], until: new Date() })).toEqual({ passed: 2, refused: 0 });
  expect(await idsUnder(other, 6)).toHaveLength(1);
});

test("several nodes that play at once answer each product once", async () => {
  const shop = await openShop(["一种茶", "两种茶", "三种茶", "四种茶"]);
  await submitAll(shop);
  const counts = await Promise.all(
    Array.from({ length: 4 }, (_, at) => simulate(place(), "reviews", { accounts: [shop.account], verdict: at % 2 ? "pass" : "refuse" })),
  );
  expect(counts.reduce((sum, { passed = 0, refused = 0 }) => sum + passed + refused, 0)).toBe(4);
  for (const id of [...(await idsUnder(shop, 2)), ...(await idsUnder(shop, 7))])
    expect(await info(shop, id)).toMatchObject({ isAudit: false, version: 2 });
});

test("the command answers everything that waits, as it is told, and knows nothing else", async () => {
  const shop = await openShop(["一种茶"]);
  await submitAll(shop);
  expect(await simulateCommand(place(), { what: "reviews", account: shop.account, verdict: "refuse" })).toEqual({ passed: 0, refused: 1 });
  const [id] = await idsUnder(shop, 7);
  expect((await info(shop, id)).reason).toBe("与平台规范不符，请修改后再提交");
  await expect(simulateCommand(place(), { what: "weather" })).rejects.toThrow("reviews");
  await expect(simulateCommand(place(), { what: "reviews", verdict: "maybe" })).rejects.toThrow("pass or refuse");
});

test("a verdict follows from what is told of a product", () => {
  const goods = { name: "白瓷盖碗", intro: "薄胎", price: 1200 };
  expect(verdictOn(goods)).toEqual({ do: "pass" });
  expect(verdictOn({ ...goods, price: 1 })).toMatchObject({ do: "refuse", reason: "商品售价异常，请核对后再提交" });
  expect(verdictOn({ ...goods, name: "碗" })).toMatchObject({ do: "refuse" });
  expect(verdictOn({ ...goods, intro: "国家级工艺" }, "pass")).toEqual({ do: "pass" });
});
