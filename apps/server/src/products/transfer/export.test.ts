import { eq } from "drizzle-orm";
import { readXlsx, streamXlsxRows } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { labels } from "@shopkeeper/sdk/contract";
import { usualLimits } from "../../kernel/rate-limits";
import { call, requestOf } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

async function fileOf(shop: Pick<TestShop, "token">, query: Record<string, unknown> = {}) {
  const named = await read(server, "exportProducts", { token: shop.token, query: { type: 2, ...query } });
  const response = await server.fetch(requestOf("downloadExport", { token: shop.token, query: { fileName: named.fileName } }));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const rows = [];
  for await (const row of streamXlsxRows(bytes)) rows.push(row.values);
  const [headings = [], ...lines] = rows;
  return {
    named,
    response,
    bytes,
    headings,
    lines,
    cells: lines.map((line) => Object.fromEntries(headings.map((heading, at) => [String(heading), line[at] ?? null]))),
  };
}

test("an export has a row for each SKU of the filter, under Chinese headings", async () => {
  const shop = await server.createShop({
    products: [
      { name: "白茶", isShow: false, specs: [["色", ["红", "蓝"]]], price: 1230 },
      { name: "红茶", isShow: false },
      { name: "在售", isShow: true },
    ],
  });
  const { named, response, headings, cells } = await fileOf(shop);
  expect(named).toMatchObject({ products: 2, rows: 3, fileName: expect.stringMatching(/^product-[0-9a-f]{32}\.xlsx$/) });
  expect(headings).toEqual(Object.values(labels.ProductColumn).map(({ zh }) => zh));
  expect(cells.map((row) => [row["商品名称"], row["规格值"]])).toEqual(
    expect.arrayContaining([
      ["白茶", "红"],
      ["白茶", "蓝"],
      ["红茶", null],
    ]),
  );
  expect(response.headers.get("content-type")).toContain("spreadsheetml");
  expect(decodeURIComponent(response.headers.get("download-filename") ?? "")).toMatch(/^商品 \d{4}-\d{2}-\d{2} \d{4}\.xlsx$/);
  expect((await fileOf(shop, { keywords: "红茶" })).cells).toHaveLength(1);
});

test("an export of some products has these alone, in the order of the list, and nobody else's", async () => {
  const names = ["白茶", "红茶", "绿茶"];
  const shop = await server.createShop({ products: names.map((name) => ({ name, isShow: false })) });
  const other = await server.createShop({ products: [{ name: "外人", isShow: false }] });
  const idsOf = async ({ token }: TestShop) => read(server, "listProductIds", { token, query: { type: 2 } });
  const [newest, , oldest] = await idsOf(shop);
  const [foreign] = await idsOf(other);
  const { cells, named } = await fileOf(shop, { ids: [oldest, foreign, newest].join(",") });
  expect([...new Set(cells.map((row) => row["商品名称"]))]).toEqual(["绿茶", "白茶"]);
  expect(named.products).toBe(2);
});

test("a cell that begins like a formula is text, and long numbers stay digits", async () => {
  const hostile = '=HYPERLINK("http://evil.test","x")';
  const shop = await server.createShop({ products: [{ name: hostile, isShow: false }] });
  const { bytes, cells } = await fileOf(shop);
  expect(cells[0]?.["商品名称"]).toBe(hostile);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const cell = sheets[0]?.cells?.get("1,2");
  expect([cell?.type, cell?.formula, cell?.style?.numFmt]).toEqual(["string", undefined, "@"]);
});

test("a name is its shop's alone, nobody can guess it, and a request's words are no path", async () => {
  const shop = await server.createShop({ products: 1 });
  const other = await server.createShop({ products: 1 });
  const { fileName } = await read(server, "exportProducts", { token: shop.token });
  const by = (token: string, name: string) => call(server, "downloadExport", { token, query: { fileName: name } });
  expect(await by(other.token, fileName)).toMatchObject({ status: 404, code: 90522 });
  expect(await by(shop.token, `product-${"0".repeat(32)}.xlsx`)).toMatchObject({ status: 404 });
  for (const path of ["../../etc/passwd", "/etc/passwd", "..%2f..%2fetc", `${fileName}/..`, "a.xlsx", "file:///etc/passwd"])
    expect(await by(shop.token, path)).toMatchObject({ status: 400 });
  for (const resource of ["../../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "/files/../package.json", "http://127.0.0.1/"])
    expect(await call(server, "downloadResource", { token: shop.token, query: { resource } })).toMatchObject({ status: 404 });
});

test("a name that is to be deleted is gone once its last byte was read, and not before", async () => {
  const shop = await server.createShop({ products: 1 });
  const { token } = shop;
  const { fileName } = await read(server, "exportProducts", { token });
  const query = { fileName, delete: true };
  const left = await server.fetch(requestOf("downloadExport", { token, query }));
  await left.body?.cancel();
  expect(await call(server, "downloadExport", { token, query })).toMatchObject({ code: 200 });
  expect(await call(server, "downloadExport", { token, query })).toMatchObject({ status: 404 });
});

test("a name runs out after seven days and is cleared away", async () => {
  let now = new Date();
  const clocked = await startServer({ ports: { clock: { now: () => now } } });
  const shop = await clocked.createShop({ products: 1 });
  const { fileName } = await read(clocked, "exportProducts", { token: shop.token });
  now = new Date(now.getTime() + 169 * 3_600_000);
  const later = await shop.as(["merchant:export:product:excel"]);
  expect(await call(clocked, "downloadExport", { token: later.token, query: { fileName } })).toMatchObject({ status: 404 });
  await clocked.cleanup();
  const { exportFiles } = await import("../../exports/tables");
  expect(await clocked.database.db.$count(exportFiles, eq(exportFiles.merId, shop.merId))).toBe(0);
});

test("a bearer token opens a download too, and a right taken away closes it", async () => {
  const shop = await server.createShop({ products: 1 });
  const { fileName } = await read(server, "exportProducts", { token: shop.token });
  const request = requestOf("downloadExport", { query: { fileName }, headers: { Authorization: `Bearer ${shop.token}` } });
  expect((await server.fetch(request)).headers.has("download-filename")).toBe(true);
  const other = await shop.as(["merchant:product:page:list"]);
  expect(await call(server, "downloadExport", { token: other.token, query: { fileName } })).toMatchObject({ status: 403 });
});

test("templates and files of the library come by name, several in one zip; another shop's are not there", async () => {
  const shop = await server.createShop({ pictures: 2 });
  const other = await server.createShop({ pictures: 1 });
  const library = await read(server, "listAttachments", { token: shop.token });
  const template = await server.fetch(requestOf("downloadResource", { token: shop.token, query: { resource: "products.xlsx" } }));
  expect(decodeURIComponent(template.headers.get("download-filename") ?? "")).toBe("商品导入模板.xlsx");
  await template.body?.cancel();
  const resource = library.list[0]?.sattDir ?? "";
  expect(await call(server, "downloadResource", { token: shop.token, query: { resource } })).toMatchObject({ code: 200 });
  const ids = library.list.map(({ attId }) => attId);
  const zip = await server.fetch(requestOf("downloadResources", { token: shop.token, query: { ids: ids.join() } }));
  expect(zip.headers.get("content-type")).toBe("application/zip");
  expect(new Uint8Array(await zip.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  const foreign = await read(server, "listAttachments", { token: other.token });
  expect(await call(server, "downloadResources", { token: shop.token, query: { ids: String(foreign.list[0]?.attId) } })).toMatchObject({
    status: 404,
  });
});

test("exports of a shop are limited tightly", async () => {
  const limited = await startServer();
  const shop = await limited.createShop({ products: 1 });
  const answers = [];
  for (let turn = 0; turn < 22; turn += 1) answers.push((await call(limited, "exportProducts", { token: shop.token })).status);
  expect(answers.at(-1)).toBe(429);
});

test("a download makes its spreadsheet anew, so that it draws on the shop's allowance like the export", async () => {
  const strict = await startServer({ limits: { ...usualLimits, export: { burst: 3, perSecond: 0.001 } } });
  const { token } = await server.createShop({ products: [{ isShow: false }] });
  const { fileName } = await read(strict, "exportProducts", { token, query: { type: 2 } });
  const statuses = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await call(strict, "downloadExport", { token, query: { fileName } })).status);
  expect(statuses).toEqual([200, 200, 429]);
});
