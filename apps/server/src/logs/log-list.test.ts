import { streamXlsxRows } from "hucre/xlsx";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { call, requestOf } from "../testing/test-call";
import { HEALTH_MS, slowestHealth } from "../testing/test-health";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { operationLogs } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Token = Pick<TestShop, "token">;
const list = async ({ token }: Token, query = {}) => (await read(server, "listSensitiveLogs", { token, query })).list;
const rename = ({ token }: Token, id: number | undefined, name: string) =>
  call(server, "updateProductCategory", { token, body: { id, pid: 0, name, sort: 0 } });

async function busyShop() {
  const shop = await server.createShop({ categories: [{ name: "茶" }, { name: "器" }] });
  const [one, other] = await read(server, "listProductCategories", { token: shop.token });
  await rename(shop, one?.id, "茶叶");
  await rename(shop, other?.id, "茶器");
  await rename(shop, one?.id, "好茶");
  await rename(shop, one?.id, "");
  return { shop, one };
}

test("the list is found by who, what, state and period", async () => {
  const { shop } = await busyShop();
  expect(await list(shop)).toHaveLength(4);
  expect(await list(shop, { adminAccount: shop.account.slice(0, 8), status: 1 })).toMatchObject([{ status: 1, methodType: "修改" }]);
  expect(await list(shop, { description: "updateProductCat", dateLimit: "today" })).toHaveLength(4);
  expect(await list(shop, { description: "没有这样的操作" })).toEqual([]);
  const [first] = await list(shop);
  expect(await list(shop, { description: first?.description })).toHaveLength(4);
  expect(await list(shop, { dateLimit: "yesterday" })).toEqual([]);
  expect(await list(await server.createShop())).toEqual([]);
});

test("an operation stands beside the one before it on the same row", async () => {
  const { shop, one } = await busyShop();
  const [, latest] = await list(shop);
  const detail = await read(server, "getSensitiveLog", { token: shop.token, path: { id: latest?.id } });
  expect(JSON.parse(detail.requestParam)).toMatchObject({ body: { id: one?.id, name: "好茶" } });
  expect(JSON.parse(detail.previous?.requestParam ?? "")).toMatchObject({ body: { id: one?.id, name: "茶叶" } });
  const other = await server.createShop();
  expect(await call(server, "getSensitiveLog", { token: other.token, path: { id: latest?.id } })).toMatchObject({ status: 404 });
});

test("an addition is not compared with another one, nor a row with another row", async () => {
  const shop = await server.createShop({ orders: 2 });
  const { token } = shop;
  for (const name of ["竹器", "木器"]) await read(server, "addProductCategory", { token, body: { pid: 0, name, sort: 0 } });
  const [first, second] = (await read(server, "listOrders", { token })).list;
  for (const order of [first, second]) await read(server, "markOrder", { token, body: { orderNo: order?.orderNo, remark: "加急" } });
  for (const { id } of await list(shop))
    expect(await read(server, "getSensitiveLog", { token, path: { id } })).toMatchObject({ previous: null });
  await read(server, "markOrder", { token, body: { orderNo: first?.orderNo, remark: "不急" } });
  const [latest] = await list(shop);
  const { previous } = await read(server, "getSensitiveLog", { token, path: { id: latest?.id } });
  expect(JSON.parse(previous?.requestParam ?? "")).toMatchObject({ body: { orderNo: first?.orderNo, remark: "加急" } });
});

test("the chain is whole until a row is changed", async () => {
  const { shop } = await busyShop();
  const verify = () => read(server, "verifySensitiveLogs", { token: shop.token });
  expect(await verify()).toMatchObject({ entries: 4, isWhole: true, faults: 0, lastTime: (await list(shop))[0]?.createTime });
  await server.database.db.update(operationLogs).set({ account: "nobody" }).where(eq(operationLogs.merId, shop.merId));
  expect(await verify()).toMatchObject({ isWhole: false });
});

test("a long log of full rows holds nobody up, neither a page of it nor following its chain", async () => {
  const { token, merId } = await server.createShop();
  const full = sql`repeat('字', 2000)`;
  const row = sql`${merId}, 1, 'a', 'addProductCategory', 'POST', '/', ${full}, '', '', false, 200, ${full}, ${full}`;
  await server.database.db.execute(
    sql`insert into ${operationLogs} (mer_id, account_id, account, operation, method, path, request, address, request_id, is_failed, code, answer, error, entry, hash, create_time)
      select ${row}, n, '', now() from generate_series(1, 3000) as n`,
  );
  const page = (limit: number) => call(server, "listSensitiveLogs", { token, query: { limit } });
  expect((await page(501)).status).toBe(400);
  const paging = await slowestHealth(server, async () => expect((await page(500)).data.list).toHaveLength(500));
  expect(paging).toBeLessThan(HEALTH_MS);
  const verifying = await slowestHealth(server, async () => {
    expect(await read(server, "verifySensitiveLogs", { token })).toMatchObject({ entries: 3_000, isWhole: false });
  });
  expect(verifying).toBeLessThan(HEALTH_MS);
  await server.database.db.delete(operationLogs).where(eq(operationLogs.merId, merId));
});

test("an export has the rows of the filter", async () => {
  const { shop } = await busyShop();
  const { token } = shop;
  const { fileName, rows } = await read(server, "exportSensitiveLogs", { token, query: { status: 0 } });
  const response = await server.fetch(requestOf("downloadExport", { token, query: { fileName } }));
  const lines = [];
  for await (const row of streamXlsxRows(new Uint8Array(await response.arrayBuffer()))) lines.push(row.values);
  expect([rows, lines.length, lines[1]?.[4]]).toEqual([3, 4, "正常"]);
});
