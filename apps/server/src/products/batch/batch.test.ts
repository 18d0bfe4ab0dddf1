import { beforeAll, expect, test } from "vitest";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const specs = [["颜色", ["红", "蓝"]]] as const;

async function openShop() {
  const shop = await server.createShop({
    products: [
      { name: "在售杯", specs, stock: 20, price: 1000 },
      { name: "仓库杯", specs, stock: 20, price: 1000, isShow: false },
      { name: "审核杯", isShow: false, auditStatus: 1, isAudit: true },
      { name: "会员杯", price: 1000, isPaidMember: true },
      { name: "回收杯", isShow: false, isRecycle: true },
    ],
  });
  const under = async (type: number) => (await read(server, "listProducts", { token: shop.token, query: { type } })).list;
  const rows = [...(await under(9)), ...(await under(5))];
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0;
  return { shop, idOf, idList: ["在售杯", "仓库杯", "审核杯", "会员杯", "回收杯"].map(idOf) };
}

const info = ({ token }: TestShop, id: number) => read(server, "getProduct", { token, path: { id } });

test("全部 has what is not in the recycle bin, and its counter is there where it is asked for", async () => {
  const { shop } = await openShop();
  const counts = async (query = {}) => (await read(server, "listProductTabs", { token: shop.token, query })).map(({ count }) => count);
  expect([(await counts()).length, (await counts({ withAll: true })).at(-1)]).toEqual([8, 4]);
  const { list } = await read(server, "listProducts", { token: shop.token, query: { type: 9 } });
  expect(list.map(({ name }) => name)).toEqual(["会员杯", "审核杯", "仓库杯", "在售杯"]);
});

test("prices change on the shelf and off it, by a percentage with its rounding, with a result for each product", async () => {
  const { shop, idOf, idList } = await openShop();
  const body = { idList, changeMode: 3, amount: "88.88", rounding: 2 };
  const forecast = await call(server, "checkProductPrices", { token: shop.token, body });
  expect(forecast.data).toMatchObject([
    { name: "在售杯", code: 200, before: "10.00", after: "8.90", doubtful: 0 },
    { name: "仓库杯", code: 200 },
    { code: 6107 },
    { code: 90803, message: expect.stringContaining("会员价") },
    { code: 6105 },
  ]);
  expect((await info(shop, idOf("在售杯"))).price).toBe("10.00");
  const changed = await call(server, "setProductPrices", { token: shop.token, body });
  expect(changed.data).toMatchObject([
    { code: 200, isChanged: true, wasShown: true },
    { code: 200, isChanged: true, wasShown: false },
    ...[{ code: 6107, isChanged: false }, { code: 90803 }, { code: 6105 }],
  ]);
  const sold = await info(shop, idOf("在售杯"));
  expect([sold.price, sold.isShow, sold.stock, ...sold.attrValue.map(({ price }) => price)]).toEqual(["8.90", true, 20, "8.90", "9.80"]);
});

test("a price that looks wrong is counted before, one out of range is refused, and an amount below 0 is only added", async () => {
  const { shop, idOf } = await openShop();
  const idList = [idOf("在售杯")];
  const check = async (change: object) => call(server, "checkProductPrices", { token: shop.token, body: { idList, ...change } });
  expect((await check({ changeMode: 1, amount: "0" })).data).toMatchObject([{ code: 200, doubtful: 2 }]);
  expect((await check({ changeMode: 1, amount: "10.00" })).data).toMatchObject([{ code: 200, doubtful: 0 }]);
  expect((await check({ changeMode: 2, amount: "-10.01" })).data).toMatchObject([
    { code: 90802, message: expect.stringContaining("-0.01") },
  ]);
  expect(await check({ changeMode: 1, amount: "-1" })).toMatchObject({ status: 400, data: { fields: { amount: "不能小于 0" } } });
  expect(await check({ changeMode: 1, amount: "1.234" })).toMatchObject({ status: 400 });
});

test("stock is added on the shelf too, and set off the shelf alone", async () => {
  const { shop, idOf } = await openShop();
  const idList = [idOf("在售杯"), idOf("仓库杯")];
  const change = (body: object) => call(server, "setProductStocks", { token: shop.token, body: { idList, ...body } });
  expect((await change({ changeMode: 2, stock: 5 })).data).toMatchObject([{ code: 200 }, { code: 200 }]);
  expect((await change({ changeMode: 1, stock: 7 })).data).toMatchObject([{ code: 6106 }, { code: 200 }]);
  expect((await change({ changeMode: 2, stock: 999_999 })).data).toMatchObject([{ code: 90804 }, { code: 90804 }]);
  expect([(await info(shop, idList[0] ?? 0)).stock, (await info(shop, idList[1] ?? 0)).stock]).toEqual([30, 14]);
});

test("categories are replaced or added, and a missing or foreign product refuses all", async () => {
  const { shop, idOf } = await openShop();
  const id = idOf("在售杯");
  const [root] = await read(server, "getProductCategoryTree", { token: shop.token });
  const [one, other] = (root?.childList ?? []).map((child) => String(child.id));
  const change = (body: object) => call(server, "setProductCategories", { token: shop.token, body: { idList: [id], ...body } });
  await change({ changeMode: 1, cateId: one });
  expect((await change({ changeMode: 2, cateId: other })).data).toMatchObject([{ code: 200, isChanged: true }]);
  expect((await change({ changeMode: 2, cateId: other })).data).toMatchObject([{ code: 200, isChanged: false }]);
  expect((await info(shop, id)).cateId).toBe(`${one},${other}`);
  expect(await change({ changeMode: 1, cateId: "2000000000" })).toMatchObject({ status: 404, code: 6203 });
  const foreign = (await openShop()).idOf("在售杯");
  expect(await change({ changeMode: 1, cateId: one, idList: [id, foreign] })).toMatchObject({ status: 404, data: { ids: [foreign] } });
});
