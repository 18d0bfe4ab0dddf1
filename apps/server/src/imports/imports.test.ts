import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { call, requestOf } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { importRows } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Token = Pick<TestShop, "token">;
const run = { key: "0123456789abcdef", name: "goods.csv", rows: 3 };
const history = ({ token }: Token, from = server) => read(from, "listImports", { token, query: {} });
const refused = async ({ token }: Token) => {
  const response = await server.fetch(requestOf("downloadRefusedRows", { token, query: { importKey: run.key, format: "csv" } }));
  return {
    name: decodeURIComponent(response.headers.get("download-filename") ?? ""),
    text: Buffer.from(await response.arrayBuffer()).toString(),
  };
};

test("an import of stock leaves a record of its rows, counted once however often they are sent, and the refused ones as a file", async () => {
  const shop = await server.createShop({ products: [{ specs: [["色", ["红"]]] }], merchant: { realName: "林知夏" } });
  const [product = 0] = await read(server, "listProductIds", { token: shop.token, query: { type: 1 } });
  const rows = [
    { row: 2, cells: { product: String(product), stock: "88" } },
    { row: 3, cells: { product: "2000000000", stock: '=1+"1"' } },
  ];
  const commit = () => call(server, "commitStockImport", { token: shop.token, body: { run, mode: "set", rows } });
  expect([(await commit()).code, (await commit()).code]).toEqual([200, 200]);
  const early = { run, kind: "stock", rows: [{ row: 4, cells: { stock: "x" }, reason: "no number" }] } as const;
  await read(server, "reportRefusedRows", { token: shop.token, body: early });
  await read(server, "reportRefusedRows", { token: shop.token, body: { ...early, rows: [{ row: 2, cells: {}, reason: "late" }] } });
  expect((await history(shop)).list).toMatchObject([{ ...run, type: "stock", adminName: "林知夏", done: 1, failed: 2 }]);
  const { name, text } = await refused(shop);
  expect(name).toBe("未导入的行 goods.csv");
  const [headings, third, fourth] = text.slice(1).split("\r\n");
  expect(headings).toBe("商品ID,库存,原因");
  expect(third).toContain(`2000000000,"'=1+""1""",`);
  expect(fourth).toBe(",x,no number");
  const whole = await server.fetch(requestOf("downloadRefusedRows", { token: shop.token, query: { importKey: run.key } }));
  expect(decodeURIComponent(whole.headers.get("download-filename") ?? "")).toBe("未导入的行 goods.xlsx");
});

test("orders that are sent by a sheet are an import too; each kind is there for who may import it, in its own shop", async () => {
  const shop = await server.createShop({ products: 1, users: 1, orders: 1 });
  const other = await server.createShop();
  const row = { row: 2, orderNo: "NONE1", deliveryType: "express", expressCode: "shunfeng", expressNumber: "SF1" } as const;
  await read(server, "sendOrders", { token: shop.token, body: { run, rows: [row] } });
  expect((await history(shop)).list).toMatchObject([{ type: "shipping", done: 0, failed: 1 }]);
  expect((await refused(shop)).text).toContain("NONE1");
  const clerk = await shop.as(["merchant:product:import:excel"]);
  expect((await history(clerk)).list).toEqual([]);
  for (const { token } of [clerk, other])
    expect(await call(server, "downloadRefusedRows", { token, query: { importKey: run.key } })).toMatchObject({ status: 404 });
  const body = { run, kind: "shipping", rows: [{ row: 3, cells: {}, reason: "x" }] };
  expect(await call(server, "reportRefusedRows", { token: clerk.token, body })).toMatchObject({ status: 403 });
});

test("an import is forgotten after seven days with its rows", async () => {
  let now = new Date();
  const clocked = await startServer({ ports: { clock: { now: () => now } } });
  const shop = await clocked.createShop({});
  const body = { run, kind: "product", rows: [{ row: 2, cells: { name: "茶" }, reason: "x" }] };
  await read(clocked, "reportRefusedRows", { token: shop.token, body });
  now = new Date(now.getTime() + 169 * 3_600_000);
  const later = await shop.as(["merchant:product:import:excel"]);
  expect((await history(later, clocked)).list).toEqual([]);
  await clocked.cleanup();
  expect(await clocked.database.db.select().from(importRows).where(eq(importRows.merId, shop.merId))).toEqual([]);
});
