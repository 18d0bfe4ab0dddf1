import { eq } from "drizzle-orm";
import { streamXlsxRows } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { operationLogs } from "../logs/tables";
import { call, requestOf } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

async function rowsOf({ token }: Pick<TestShop, "token">, fileName: string) {
  const response = await server.fetch(requestOf("downloadExport", { token, query: { fileName } }));
  const rows = [];
  for await (const row of streamXlsxRows(new Uint8Array(await response.arrayBuffer()))) rows.push(row.values);
  return rows;
}

test("an export has a row for each order of the filter, newest first, as the list shows them", async () => {
  const shop = await server.createShop({ products: 3, users: [{ nickname: "林小满", phone: "13812345678" }], orders: 40 });
  const { list } = await read(server, "listOrders", { token: shop.token, query: { status: "complete", limit: 100 } });
  for (const id of ["exportOrders", "exportOrdersAlias"] as const) {
    const named = await read(server, id, { token: shop.token, query: { status: "complete" } });
    expect(named).toMatchObject({ rows: list.length, fileName: expect.stringMatching(/^order-/) });
    const [headings = [], ...rows] = await rowsOf(shop, named.fileName);
    expect(headings.slice(0, 2)).toEqual(["订单类型", "订单号"]);
    expect(rows.map(([, orderNo, , , payPrice]) => [orderNo, payPrice])).toEqual(
      list.map(({ orderNo, payPrice }) => [orderNo, Number(payPrice)]),
    );
    expect(rows[0]?.slice(3, 4)).toEqual([`林小满|${list[0]?.uid}`]);
  }
});

test("an export of picked orders has these alone, with the chosen columns, whatever their tab; a foreign or hidden one is refused", async () => {
  const shop = await server.createShop({ products: 1, users: 1, orders: 3 });
  const other = await server.createShop({ products: 1, users: 1, orders: 1 });
  const numbers = async ({ token }: Pick<TestShop, "token">) =>
    (await read(server, "listOrders", { token, query: {} })).list.map((row) => row.orderNo);
  const [newest = "", , oldest = ""] = await numbers(shop);
  const [foreign = ""] = await numbers(other);
  const query = { ids: `${oldest},${newest}`, columns: ["payPrice", "orderNo"] };
  const { fileName, rows } = await read(server, "exportOrders", { token: shop.token, query });
  expect(rows).toBe(2);
  const [headings, ...lines] = await rowsOf(shop, fileName);
  expect(headings).toEqual(["实际支付", "订单号"]);
  expect(lines.map(([, orderNo]) => orderNo)).toEqual([newest, oldest]);
  for (const ids of [foreign, `${newest},${foreign}`])
    expect(await call(server, "exportOrders", { token: shop.token, query: { ids } })).toMatchObject({ status: 404, code: 5001 });
});

test("more orders than one batch are each there once", async () => {
  const shop = await server.createShop({ products: 3, users: 3, orders: 1203 });
  const { fileName } = await read(server, "exportOrders", { token: shop.token });
  const [, ...rows] = await rowsOf(shop, fileName);
  expect(new Set(rows.map(([, orderNo]) => orderNo)).size).toBe(1203);
  expect(rows).toHaveLength(1203);
});

test("an export takes the list's filters; one of nothing, of another shop or without the permission is refused", async () => {
  const shop = await server.createShop({
    products: 1,
    users: [{ phone: "13812345678" }, { phone: "13900002222" }],
    orders: [{}, {}, { status: 6 }],
  });
  const named = await read(server, "exportOrders", {
    token: shop.token,
    query: { searchType: "phone", content: "1381234", dateLimit: "today" },
  });
  expect(named.rows).toBe(2);
  expect(await rowsOf(shop, named.fileName)).toHaveLength(3);
  const log = await server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, shop.merId));
  expect(log.map(({ operation }) => operation)).toEqual(["exportOrders"]);
  expect(await call(server, "exportOrders", { token: shop.token, query: { status: "deleted" } })).toMatchObject({
    status: 400,
    code: 90521,
  });
  const other = await server.createShop();
  expect(await call(server, "downloadExport", { token: other.token, query: { fileName: named.fileName } })).toMatchObject({ status: 404 });
  const { token } = await shop.as(["merchant:order:page:list"]);
  expect(await call(server, "exportOrders", { token })).toMatchObject({ status: 403 });
});
