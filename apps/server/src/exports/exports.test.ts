import { memberOf } from "@shopkeeper/sdk/rules/core";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { call, requestOf } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { exportFiles } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Token = Pick<TestShop, "token">;
const name = ({ token }: Token, query = {}) => read(server, "exportProducts", { token, query: { type: 2, ...query } });
const history = ({ token }: Token, query = {}) => read(server, "listExports", { token, query });
const bytesOf = async ({ token }: Token, fileName: string) =>
  (await server.fetch(requestOf("downloadExport", { token, query: { fileName } }))).arrayBuffer();
const pathOf = async ({ merId }: TestShop, fileName: string) => {
  const only = and(eq(exportFiles.merId, merId), eq(exportFiles.fileName, fileName));
  return (await server.database.db.select().from(exportFiles).where(only))[0]?.path ?? "";
};

test("what was read once lies in the storage, is in the history, and comes again as it was", async () => {
  const shop = await server.createShop({ products: [{ name: "白茶", isShow: false }], merchant: { realName: "林知夏" } });
  const named = await name(shop, { keywords: "茶" });
  const { fileName } = named;
  expect((await history(shop)).list).toMatchObject([{ fileName, type: "product", status: 0, size: null, rows: named.rows }]);
  const first = await bytesOf(shop, fileName);
  const { list } = await history(shop);
  expect(list).toMatchObject([{ status: 1, size: first.byteLength, progress: named.rows, adminName: "林知夏" }]);
  expect(JSON.parse(list[0]?.filter ?? "")).toMatchObject({ keywords: "茶", type: 2 });
  expect(new Uint8Array(await bytesOf(shop, fileName))).toEqual(new Uint8Array(first));
  expect(await pathOf(shop, fileName)).toMatch(/^exports\/[0-9a-f]{32}\.xlsx$/);
  expect(await pathOf(shop, fileName)).not.toContain(fileName.slice(8, 40));
});

test("one of a kind is made at a time by a person, and what nobody reads is written all the same", async () => {
  let now = new Date();
  const clocked = await startServer({ ports: { clock: { now: () => now } } });
  const shop = await clocked.createShop({ products: [{ isShow: false }] });
  const clerk = await shop.as(["merchant:export:product:excel", "merchant:product:page:list"]);
  const press = ({ token }: Token) => call(clocked, "exportProducts", { token, query: { type: 2 } });
  expect([await press(shop), await press(shop), await press(clerk)].map(({ code }) => code)).toEqual([200, 90524, 200]);
  now = new Date(now.getTime() + 10_000);
  const states = async () => (await read(clocked, "listExports", { token: shop.token })).list.map(({ status }) => status);
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([clocked.runJobs(), clocked.runJobs()]);
  expect(await states()).toEqual([1, 1]);
  expect(await press(shop)).toMatchObject({ code: 200 });
});

test("each kind has its right, checked when it is listed, read and deleted", async () => {
  const shop = await server.createShop({ products: 1, users: 1, orders: 1 });
  const product = await read(server, "exportProducts", { token: shop.token });
  const order = await read(server, "exportOrders", { token: shop.token });
  const clerk = await shop.as(["merchant:export:order:excel"]);
  expect((await history(clerk)).list.map(({ fileName }) => fileName)).toEqual([order.fileName]);
  expect(await call(server, "downloadExport", { token: clerk.token, query: { fileName: product.fileName } })).toMatchObject({
    status: 404,
  });
  expect(await call(server, "deleteExport", { token: clerk.token, body: { fileName: product.fileName } })).toMatchObject({ status: 404 });
  expect((await history(shop, { type: "product" })).list).toHaveLength(1);
});

test("a deleted one is gone with its file, for its own shop alone", async () => {
  const [shop, other] = [await server.createShop({ products: [{ isShow: false }] }), await server.createShop()];
  const { fileName } = await name(shop);
  await bytesOf(shop, fileName);
  const path = await pathOf(shop, fileName);
  const remove = ({ token }: Token) => call(server, "deleteExport", { token, body: { fileName } });
  expect(await remove(other)).toMatchObject({ status: 404, code: 90522 });
  expect(await remove(shop)).toMatchObject({ code: 200 });
  expect(await remove(shop)).toMatchObject({ status: 404 });
  expect(await server.ports.files.open(path)).toBeUndefined();
  expect((await history(shop)).list).toEqual([]);
});

test("a file holds the chosen columns in their order, as csv with the guards of a spreadsheet", async () => {
  const shop = await server.createShop({ products: [{ name: '＝1+"1",2', isShow: false, price: 1230, specs: [["色", ["红"]]] }] });
  const { fileName, name: shown } = await name(shop, { columns: "price,name", format: "csv" });
  expect(fileName).toMatch(/^product-[0-9a-f]{32}\.csv$/);
  expect(shown).toMatch(/\.csv$/);
  const response = await server.fetch(requestOf("downloadExport", { token: shop.token, query: { fileName } }));
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString()).toBe(`\uFEFF售价（元）,商品名称\r\n12.30,"'＝1+""1"",2"\r\n`);
  expect((await history(shop)).list).toMatchObject([{ format: "csv", columns: ["price", "name"], status: 1, size: bytes.length }]);
  expect(JSON.parse((await history(shop)).list[0]?.filter ?? "")).not.toHaveProperty("columns");
  expect(Buffer.from(await bytesOf(shop, fileName)).equals(bytes)).toBe(true);
  expect(await pathOf(shop, fileName)).toMatch(/^exports\/[0-9a-f]{32}\.csv$/);
});

test.each(["exportProducts", "exportOrders", "exportReviews", "exportDailyStatements", "exportFundFlow", "exportSensitiveLogs"] as const)(
  "%s refuses a column and a format that it has not, each at its field",
  async (operation) => {
    const shop = await server.createShop();
    const refusal = await call(server, operation, { token: shop.token, query: { columns: "createTime,secret", format: "pdf" } });
    expect(refusal).toMatchObject({ status: 400, data: { fields: { format: expect.any(String) } } });
    expect(Object.keys(Object(memberOf(refusal.data, "fields")))).toContain("columns.1");
  },
);

test("who receives a file is not told of it; who left it, and who reads a colleague's, leaves a notice to whoever asked", async () => {
  const shop = await server.createShop({ products: [{ isShow: false }] });
  const clerk = await shop.as(["merchant:export:product:excel"]);
  const exportNotices = async ({ token }: Token) => (await read(server, "listNotices", { token, query: { kind: "export" } })).list;
  await bytesOf(shop, (await name(shop)).fileName);
  expect(await exportNotices(shop)).toEqual([]);
  await bytesOf(clerk, (await name(shop)).fileName);
  expect(await exportNotices(shop)).toMatchObject([{ params: { outcome: "done" } }]);
});

test("who leaves before the last byte leaves it unfinished", async () => {
  const shop = await server.createShop({ products: [{ isShow: false }] });
  const { fileName } = await name(shop);
  const left = await server.fetch(requestOf("downloadExport", { token: shop.token, query: { fileName } }));
  await left.body?.cancel();
  expect((await history(shop)).list).toMatchObject([{ status: 0, size: null }]);
  await bytesOf(shop, fileName);
  expect((await history(shop)).list).toMatchObject([{ status: 1 }]);
});

test("of two who write the same file, for the first is slow, the one that ends first is kept, and the other leaves nothing", async () => {
  let now = new Date();
  const clocked = await startServer({ ports: { clock: { now: () => now } } });
  const shop = await clocked.createShop({ products: [{ isShow: false }] });
  const { fileName } = await read(clocked, "exportProducts", { token: shop.token, query: { type: 2 } });
  const slow = await clocked.fetch(requestOf("downloadExport", { token: shop.token, query: { fileName } }));
  now = new Date(now.getTime() + 70_000);
  await clocked.runJobs();
  const path = await pathOf(shop, fileName);
  expect(path).not.toBe("");
  await slow.arrayBuffer();
  expect(await pathOf(shop, fileName)).toBe(path);
  expect(await clocked.ports.files.open(path)).toBeDefined();
});

test("what is cancelled while it is made ends for its reader, and leaves neither file nor row", async () => {
  const letters = Array.from({ length: 100 }, (_, at) => `规格${at}`);
  const products = Array.from({ length: 12 }, (_, at) => ({ name: `茶${at}`, isShow: false, specs: [["规格", letters] as const] }));
  const shop = await server.createShop({ products });
  const { fileName, rows } = await name(shop);
  expect(rows).toBe(1200);
  const response = await server.fetch(requestOf("downloadExport", { token: shop.token, query: { fileName } }));
  expect(await call(server, "deleteExport", { token: shop.token, body: { fileName } })).toMatchObject({ code: 200 });
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect((await history(shop)).list).toEqual([]);
  expect(await server.database.db.$count(exportFiles, eq(exportFiles.merId, shop.merId))).toBe(0);
});
