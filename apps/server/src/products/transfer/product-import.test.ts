import { labels } from "@shopkeeper/sdk/contract";
import { streamXlsxRows } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { call, requestOf } from "../../testing/test-call";
import { HEALTH_MS, slowestHealth } from "../../testing/test-health";
import { bodyOf, matrixOf, plainProduct } from "../testing/product-bodies";
import { read } from "../../testing/test-read";
import { type Seed, startServer, type TestShop } from "../../testing/start-server";
import type { ProductColumn } from "./product-cells";

type Cells = Partial<Record<ProductColumn, string>>;
type ProductSeed = Exclude<NonNullable<Seed["products"]>, number>[number];
interface Row {
  row: number;
  cells: Cells;
  version?: number;
}

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const columnOf = new Map<string, string>(Object.entries(labels.ProductColumn).map(([column, { zh }]) => [zh, column]));

/** The rows of an export, in the form of an import. */
async function exported({ token }: Pick<TestShop, "token">, query: Record<string, unknown> = { type: 2 }): Promise<Row[]> {
  const { fileName } = await read(server, "exportProducts", { token, query });
  const response = await server.fetch(requestOf("downloadExport", { token, query: { fileName } }));
  const lines: unknown[][] = [];
  for await (const line of streamXlsxRows(new Uint8Array(await response.arrayBuffer()))) lines.push(line.values);
  const [headings = [], ...rows] = lines;
  return rows.map((values, at) => ({
    row: at + 2,
    cells: Object.fromEntries(headings.map((heading, place) => [columnOf.get(String(heading)) ?? "", String(values[place] ?? "")])),
  }));
}

const check = ({ token }: Pick<TestShop, "token">, rows: readonly Row[]) => read(server, "checkProductImport", { token, body: { rows } });
const commit = ({ token }: Pick<TestShop, "token">, rows: readonly Row[]) => read(server, "commitProductImport", { token, body: { rows } });
const changed = (rows: readonly Row[], at: number, cells: Cells) =>
  rows.map((row, place) => (place === at ? { ...row, cells: { ...row.cells, ...cells } } : row));

const twoSpecs: ProductSeed["specs"] = [
  ["色", ["红", "蓝"]],
  ["码", ["S", "M", "L"]],
];
const lone: ProductSeed["specs"] = [["规格", ["默认"]]];
const kinds: readonly ProductSeed[] = [
  {},
  { specs: twoSpecs, stock: 7 },
  { isPaidMember: true },
  { type: 2 },
  { content: "<p>好</p>", couponIds: [] },
  { isRecycle: false, name: "=1+1 _x000D_ -2" },
];

test("an export that is imported again changes nothing, of products of every kind and state", { timeout: 120_000 }, async () => {
  const shop = await server.createShop({
    merchant: { productSwitch: false },
    products: [...kinds.map((kind) => ({ ...kind, isShow: false })), { name: "在售", isShow: true }],
    coupons: [{ receiveType: 2 }],
  });
  for (const type of [1, 2]) {
    const rows = await exported(shop, { type });
    expect(rows.length).toBeGreaterThan(0);
    const before = await Promise.all(
      [...new Set(rows.map((row) => Number(row.cells.product)))].map((id) =>
        read(server, "getProduct", { token: shop.token, path: { id } }),
      ),
    );
    for (const done of [await check(shop, rows), await commit(shop, rows), await commit(shop, rows)]) {
      expect(done.map(({ outcome, faults, message }) => ({ outcome, faults, message }))).toEqual(
        done.map(() => ({ outcome: "unchanged", faults: [], message: null })),
      );
    }
    for (const info of before) expect(await read(server, "getProduct", { token: shop.token, path: { id: info.id } })).toEqual(info);
  }
});

test("a check shows just the cells that change, and a commit changes just them", async () => {
  const shop = await server.createShop({
    products: [
      { name: "龙井", isShow: false, specs: [["级", ["特", "一"]]], price: 8800, stock: 5 },
      { name: "别的", isShow: false },
    ],
  });
  const rows = await exported(shop);
  const at = rows.findIndex((row) => row.cells.sku === "一");
  const id = Number(rows[at]?.cells.product);
  const split = changed(rows, at, { intro: "新茶" });
  expect((await check(shop, split)).flatMap(({ faults }) => faults.map(({ column }) => column))).toEqual(["intro"]);
  const wanted = changed(rows, at, { price: "66.5", stock: "1,234" }).map((row) =>
    row.cells.product === String(id) ? { ...row, cells: { ...row.cells, intro: row.cells.sku === "一" ? "新茶" : "" } } : row,
  );
  const before = await read(server, "getProduct", { token: shop.token, path: { id } });
  const judged = await check(shop, wanted);
  expect(judged.filter(({ outcome }) => outcome !== "unchanged")).toHaveLength(1);
  const result = judged.find(({ outcome }) => outcome === "changed");
  const row = wanted[at]?.row;
  expect(result?.changes).toEqual([
    { row: expect.any(Number), column: "intro", before: before.intro, after: "新茶" },
    { row, column: "price", before: before.attrValue[1]?.price, after: "66.50" },
    { row, column: "stock", before: String(before.attrValue[1]?.stock), after: "1234" },
  ]);
  expect(await read(server, "getProduct", { token: shop.token, path: { id } })).toEqual(before);
  expect((await commit(shop, wanted)).find(({ outcome }) => outcome === "changed")?.version).toBe(before.version + 1);
  const after = await read(server, "getProduct", { token: shop.token, path: { id } });
  expect(after).toMatchObject({
    intro: "新茶",
    isShow: false,
    attrValue: [before.attrValue[0], { price: "66.50", stock: 1234, id: before.attrValue[1]?.id }],
  });
  const moved = { attrValue: [], intro: "", stock: 0, price: "", otPrice: "", cost: "", version: 0, updateTime: "", auditStatus: 0 };
  expect({ ...bodyOf(after), ...moved }).toEqual({ ...bodyOf(before), ...moved });
  expect((await commit(shop, wanted)).map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged"]);
});

const fresh = (name: string, cells: Cells = {}): Cells => ({
  ...{ name, intro: "今年的新茶", unitName: "罐", image: "/files/demo/tea-caddy-1.svg", price: "98", stock: "10", product: "" },
  ...cells,
});

/** Values that a shop's products may refer to, as cells of a file. */
async function words(shop: TestShop): Promise<Cells> {
  const body = await plainProduct(server, shop, { name: "样品" });
  await read(server, "saveProduct", { token: shop.token, body });
  const cells = (await exported(shop, { type: 2, keywords: "样品" }))[0]?.cells ?? {};
  return { categories: cells.categories, platformCategory: cells.platformCategory, template: cells.template };
}

test("new products are added off the shelf with their specs, and the same file again adds none", async () => {
  const shop = await server.createShop({ products: 1, merchant: { productSwitch: false } });
  const known = await words(shop);
  const rows = [
    { row: 2, cells: fresh("新茶", { ...known, specNames: "色,码", sku: "红,S", barCode: "000123456789012345678", stockPlace: "A-03-2" }) },
    { row: 3, cells: { sku: "红,M", price: "12.3", stock: "4", name: "" } },
    { row: 4, cells: fresh("单品", known) },
    { row: 5, cells: fresh("散装", { ...known, specNames: "规格", sku: "50g" }) },
  ];
  expect((await check(shop, rows)).map(({ outcome, product, rows: own }) => ({ outcome, product, own }))).toEqual([
    { outcome: "created", product: null, own: [2, 3] },
    { outcome: "created", product: null, own: [4] },
    { outcome: "created", product: null, own: [5] },
  ]);
  const [added, single, loose] = await commit(shop, rows);
  const info = await read(server, "getProduct", { token: shop.token, path: { id: added?.product ?? 0 } });
  expect(info).toMatchObject({
    name: "新茶",
    isShow: false,
    specType: true,
    stock: 14,
    price: "12.30",
    attr: [
      { attrName: "色", attrValues: "红" },
      { attrName: "码", attrValues: "S,M" },
    ],
  });
  expect(info.attrValue.map(({ sku, price, barCode, stockPlace }) => [sku, price, barCode, stockPlace])).toEqual([
    ["红,S", "98.00", "000123456789012345678", "A-03-2"],
    ["红,M", "12.30", null, null],
  ]);
  expect(await read(server, "getProduct", { token: shop.token, path: { id: single?.product ?? 0 } })).toMatchObject({
    specType: false,
    sliderImage: '["/files/demo/tea-caddy-1.svg"]',
  });
  // a single value of a spec is kept
  expect(await read(server, "getProduct", { token: shop.token, path: { id: loose?.product ?? 0 } })).toMatchObject({
    specType: true,
    attr: [{ attrName: "规格", attrValues: "50g" }],
  });
  const again = [added, single, loose].map((each) => ["unchanged", each?.product]);
  expect((await commit(shop, rows)).map(({ outcome, product }) => [outcome, product])).toEqual(again);
});

test("the same new product sent a few times at once is added once", async () => {
  const shop = await server.createShop({ products: 1 });
  const rows = [{ row: 2, cells: fresh("抢着加", await words(shop)) }];
  const answers = await Promise.all(Array.from({ length: 5 }, () => commit(shop, rows)));
  expect(
    answers
      .flat()
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(["created", "unchanged", "unchanged", "unchanged", "unchanged"]);
});

test("SKUs that a file adds join the others; shared cells need no SKU, a price does", async () => {
  const shop = await server.createShop({ products: [{ name: "茶", isShow: false, specs: [["色", ["红", "蓝"]]] }] });
  const [first] = await exported(shop);
  const id = Number(first?.cells.product);
  const rows = [{ row: 2, cells: { product: String(id), sku: "绿", price: "5", stock: "3", skuImage: first?.cells.skuImage } }];
  expect((await commit(shop, rows))[0]).toMatchObject({ outcome: "changed", faults: [] });
  const info = await read(server, "getProduct", { token: shop.token, path: { id } });
  expect(info.attr[0]?.attrValues).toBe("红,蓝,绿");
  expect(info.attrValue.map(({ sku }) => sku)).toEqual(["红", "蓝", "绿"]);
  const row = (cells: Cells) => [{ row: 2, cells: { product: String(id), ...cells } }];
  expect(await commit(shop, row({ intro: "新的", price: "" }))).toMatchObject([{ outcome: "changed" }]);
  expect(await check(shop, row({ price: "5" }))).toMatchObject([{ outcome: "refused", faults: [{ column: "sku" }] }]);
});

test("what is wrong is told at its row and column, and the rest is done", async () => {
  const shop = await server.createShop({
    products: [
      { name: "好的", isShow: false },
      { name: "在架", isShow: true },
      { name: "坏的", isShow: false },
    ],
  });
  const rows = [...(await exported(shop, { type: 2 })), ...(await exported(shop, { type: 1 }))].map((row, at) => ({ ...row, row: at + 2 }));
  const at = (name: string) => rows.findIndex((row) => row.cells.name === name);
  const wanted = changed(changed(changed(rows, at("好的"), { price: "9" }), at("在架"), { price: "9" }), at("坏的"), {
    ...{ price: "abc", stock: "-1", categories: "没有这个", type: "实物", refundSwitch: "也许", unitName: "" },
  });
  const judged = await commit(shop, wanted);
  const of = (name: string) => judged.find((each) => each.name === name);
  expect(of("好的")?.outcome).toBe("changed");
  expect(of("在架")).toMatchObject({ outcome: "refused", code: 6106, message: "商品在架，请先下架再操作" });
  const both = await check(shop, changed(rows, at("在架"), { price: "abc", stock: "many", intro: "新的" }));
  expect(both.find((each) => each.name === "在架")).toMatchObject({ code: 400, faults: [{ column: "price" }, { column: "stock" }] });
  expect(of("坏的")).toMatchObject({ outcome: "refused", code: 400 });
  expect(
    of("坏的")
      ?.faults.map(({ column }) => column)
      .sort(),
  ).toEqual(["categories", "price", "refundSwitch", "stock", "type", "unitName"]);
  expect(new Set(of("坏的")?.faults.map(({ row }) => row))).toEqual(new Set([at("坏的") + 2]));
});

test("price and stock change on the shelf over the version that a check has seen; anything else is asked", async () => {
  const shop = await server.createShop({
    merchant: { productSwitch: false },
    products: [{ name: "在架", isShow: true, specs: lone, price: 1000, stock: 5 }],
  });
  const [row] = await exported(shop, { type: 1 });
  if (!row) throw new Error("there is a row");
  const info = async () => read(server, "getProduct", { token: shop.token, path: { id: Number(row.cells.product) } });
  const figures = { ...row, cells: { ...row.cells, price: "12元", stock: "7.0" } };
  const [seen] = await check(shop, [figures]);
  expect(seen).toMatchObject({ outcome: "changed", questions: [], changes: [{ column: "price" }, { column: "stock" }] });
  expect(await commit(shop, [figures])).toMatchObject([{ outcome: "refused", code: 6106 }]);
  const version = seen?.version ?? undefined;
  expect(await commit(shop, [{ ...figures, version }])).toMatchObject([{ outcome: "changed" }]);
  expect(await info()).toMatchObject({ isShow: true, price: "12.00", stock: 7 });
  expect(await commit(shop, [{ ...figures, version, cells: { ...figures.cells, stock: "9" } }])).toMatchObject([{ outcome: "refused" }]);

  const rest = { ...figures, cells: { ...figures.cells, intro: "新的", price: "13" } };
  const [asked] = await check(shop, [rest]);
  expect(asked).toMatchObject({ outcome: "refused", code: 409, faults: [], questions: [{ kind: "takeDown", row: row.row, column: null }] });
  expect(await commit(shop, [rest])).toMatchObject([{ outcome: "refused", questions: [{ kind: "takeDown" }] }]);
  expect(await info()).toMatchObject({ isShow: true, price: "12.00" });
  const confirmed = { ...rest, confirmed: ["takeDown"] };
  expect(await check(shop, [confirmed])).toMatchObject([{ outcome: "changed", questions: [] }]);
  expect(await commit(shop, [confirmed])).toMatchObject([{ outcome: "changed" }]);
  expect(await info()).toMatchObject({ isShow: false, price: "13.00", intro: "新的" });
});

test("what a state does not allow is told beside the cells that cannot be read", async () => {
  const shop = await server.createShop({ products: [{ name: "回收", isShow: false, isRecycle: true, specs: lone }] });
  const { id } = (await read(server, "listProducts", { token: shop.token, query: { type: 5 } })).list[0] ?? {};
  const [result] = await check(shop, [{ row: 2, cells: { product: String(id), price: "abc", weight: "heavy" } }]);
  expect(result).toMatchObject({ outcome: "refused", faults: [{ column: "price" }, { column: "weight" }] });
  expect(result?.message).toMatch(/回收/);
});

test("an item number that Excel has shortened is refused, and one that lacks zeros in front is asked", async () => {
  const shop = await server.createShop({ merchant: { productSwitch: false }, products: [{ name: "茶", isShow: false, specs: lone }] });
  const [row] = await exported(shop);
  if (!row) throw new Error("there is a row");
  const numbered = (barCode: string, confirmed?: string[]) => [{ row: 2, cells: { product: row.cells.product, barCode }, confirmed }];
  const info = async () => read(server, "getProduct", { token: shop.token, path: { id: Number(row.cells.product) } });
  await commit(shop, numbered('="0069012345"'));
  expect((await info()).attrValue[0]?.barCode).toBe("0069012345");
  for (const text of ["6.90123E+12", "6，9E+12", "7E+15"])
    expect(await check(shop, numbered(text)), text).toMatchObject([{ outcome: "refused", faults: [{ column: "barCode" }] }]);
  expect((await check(shop, numbered("6.90123E+12")))[0]?.faults[0]?.message).toContain("Excel");
  const question = { kind: "leadingZeros", row: 2, column: "barCode" };
  expect(await commit(shop, numbered("69012345"))).toMatchObject([{ outcome: "refused", questions: [question] }]);
  expect((await info()).attrValue[0]?.barCode).toBe("0069012345");
  expect(await check(shop, numbered("\u202d００69012345\u202c"))).toMatchObject([{ outcome: "unchanged" }]);
  expect(await commit(shop, numbered("69012345", ["leadingZeros"]))).toMatchObject([{ outcome: "changed" }]);
  expect((await info()).attrValue[0]?.barCode).toBe("69012345");
});

test.each([",", "，", "、", ";", "；", "|", "\n"])("%j separates specs, keywords and pictures", async (separator) => {
  const shop = await server.createShop({ products: 1, merchant: { productSwitch: false } });
  const known = await words(shop);
  const list = (...entries: string[]) => entries.join(separator);
  const slider = list("https://a.cn/1.jpg?p=w_1,h_2", "/files/demo/tea-caddy-2.svg");
  const cells = fresh("新茶", { ...known, specNames: list("颜色", "尺码"), keyword: list("春", "茶"), sliderImage: slider });
  const [result] = await commit(shop, [
    { row: 2, cells: { ...cells, sku: list("红", "L") } },
    { row: 3, cells: { sku: list("蓝", "L"), price: "1,234.50元", stock: "３件", weight: "500g", name: "" } },
  ]);
  expect(result).toMatchObject({ outcome: "created", faults: [] });
  const made = await read(server, "getProduct", { token: shop.token, path: { id: result?.product ?? 0 } });
  expect(made).toMatchObject({
    ...{ keyword: "春,茶", attr: [{ attrName: "颜色" }, { attrName: "尺码" }] },
    attrValue: [{ sku: "红,L" }, { sku: "蓝,L", price: "1234.50", stock: 3, weight: "0.50" }],
  });
  expect(JSON.parse(made.sliderImage)).toHaveLength(2);
});

test.each(["images/1.jpg", "C:\\1.jpg", "1.jpg", "https://", "m/x/1.jpg"])("a picture at %j is a fault of its cell", async (image) => {
  const shop = await server.createShop({ products: 1, merchant: { productSwitch: false } });
  const [result] = await check(shop, [{ row: 2, cells: fresh("新茶", { ...(await words(shop)), image }) }]);
  expect(result).toMatchObject({ outcome: "refused", faults: [{ row: 2, column: "image" }] });
});

test("cells that cannot be read and prices that a save refuses are told at once, each SKU's at its row", async () => {
  const shop = await server.createShop({ products: [{ name: "旧", isShow: false }] });
  const known = await words(shop);
  const cells = fresh("新茶", { ...known, brand: "没有这个品牌", specNames: "色" });
  const rows = [
    { row: 2, cells: { ...cells, sku: "红", price: "98" } },
    { row: 3, cells: { ...cells, sku: "蓝", price: "九十八", stock: "-1" } },
  ];
  const [result] = await check(shop, rows);
  expect(result?.faults.map(({ row, column }) => [row, column])).toEqual([
    [2, "brand"],
    [3, "price"],
    [3, "stock"],
  ]);
});

test("a file with more specs than a product may have is refused, however long it is", async () => {
  const shop = await server.createShop();
  const specNames = Array.from({ length: 100 }, (_, at) => `规格${at}`).join(",");
  const rows = Array.from({ length: 1_000 }, (_, at): Row => {
    const sku = Array.from({ length: 100 }, () => `值${at}`).join(",");
    return { row: at + 2, cells: { name: "百种规格", sku, ...(at === 0 && { specNames }) } };
  });
  const [result] = await check(shop, rows);
  expect(result).toMatchObject({ outcome: "refused" });
  expect(result?.faults).toContainEqual({ row: 2, column: "specNames", message: "最多添加 10 条规格" });
});

test("what the rules of a save refuse, an import refuses at the cell; another shop's products are not there", async () => {
  const [shop, other] = [await server.createShop({ products: 1 }), await server.createShop({ products: [{ isShow: false }] })];
  const known = await words(shop);
  const faultsOf = async (...cells: Cells[]) => {
    const rows = cells.map((each, at) => ({ row: at + 2, cells: { ...fresh("甲", known), ...each } }));
    return (await check(shop, rows)).flatMap(({ faults }) => faults.map(({ row, column }) => [row, column]));
  };
  expect(await faultsOf({ isPaidMember: "是", vipPrice: "99" })).toEqual([[2, "vipPrice"]]);
  expect(await faultsOf({ isSub: "是", brokerage: "20", brokerageTwo: "20" })).toEqual([[2, "brokerage"]]);
  expect(await faultsOf({ template: "" })).toEqual([[2, "template"]]);
  expect(await faultsOf({ image: "javascript:alert(1)" })).toEqual(expect.arrayContaining([[2, "image"]]));
  expect(await faultsOf({ specNames: "色,码", sku: "红" })).toEqual([[2, "sku"]]);
  expect(await faultsOf({ sku: "红" })).toEqual([[2, "specNames"]]);
  const red = { specNames: "色", sku: "红" };
  expect(await faultsOf(red, red)).toEqual([[3, "sku"]]);
  expect(await faultsOf(red, { unitName: "斤", specNames: "色", sku: "蓝" })).toEqual([[3, "unitName"]]);
  expect(await faultsOf({ name: "" })).toEqual([[2, "name"]]);
  expect(await faultsOf({ skuNumber: "1" })).toEqual([[2, "skuNumber"]]);
  for (const product of ["999999999", "abc", (await exported(other))[0]?.cells.product])
    expect(await faultsOf({ product })).toEqual([[2, "product"]]);
});

test("a product that somebody has changed since the check is refused, two of one name as well", async () => {
  const shop = await server.createShop({
    products: [
      { name: "一样", isShow: false },
      { name: "一样", isShow: false },
    ],
  });
  const rows = await exported(shop);
  const [first] = changed(rows, 0, { price: "3" });
  if (!first) throw new Error("no row");
  const [judged] = await check(shop, [first]);
  const info = await read(server, "getProduct", { token: shop.token, path: { id: judged?.product ?? 0 } });
  await read(server, "updateProduct", { token: shop.token, body: { ...bodyOf(info), intro: "别人改的" } });
  expect(await commit(shop, [{ ...first, version: judged?.version ?? 0 }])).toMatchObject([{ outcome: "refused", code: 90011 }]);
  expect(await commit(shop, [{ row: 2, cells: { ...first.cells, product: "" } }])).toMatchObject([{ outcome: "refused", code: 90531 }]);
});

test("a product with 2,048 SKUs goes through in one call", async () => {
  const shop = await server.createShop({ products: 1 });
  const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
  const body = { ...(await plainProduct(server, shop, { name: "大" })), ...matrixOf({ a: values(32), b: values(64) }) };
  await read(server, "saveProduct", { token: shop.token, body });
  const rows = (await exported(shop, { type: 2, keywords: "大" })).map(({ row, cells }) => ({
    row,
    cells: { product: cells.product, skuNumber: cells.skuNumber, price: "7" },
  }));
  expect(rows).toHaveLength(2048);
  const [result] = await commit(shop, rows);
  expect([result?.outcome, result?.changes.length]).toEqual(["changed", 2048]);
});

test("stock is set or added, also on the shelf; what has moved since the check is left alone, and sent again nothing happens", async () => {
  const shop = await server.createShop({
    products: [
      { name: "茶", isShow: true, specs: [["色", ["红", "蓝"]]] },
      { name: "收", isShow: false, isRecycle: true },
    ],
  });
  const { token } = shop;
  const [red, blue] = await exported(shop, { type: 1 });
  const [gone] = await exported(shop, { type: 5 });
  const id = Number(red?.cells.product);
  await read(server, "addStock", { token, body: { id, attrValueList: [{ id: Number(red?.cells.skuNumber), stock: 0 }] } });
  const stockOf = async () => (await read(server, "getProduct", { token, path: { id } })).attrValue.map(({ stock }) => stock);
  const [was = 0, other = 0] = await stockOf();
  const set = [
    { row: 2, cells: { skuNumber: red?.cells.skuNumber ?? "", stock: "3" }, seen: was },
    { row: 3, cells: { product: String(id), sku: blue?.cells.sku ?? "", stock: String(other) } },
    { row: 4, cells: { skuNumber: gone?.cells.skuNumber ?? "", stock: "9" } },
    { row: 5, cells: { skuNumber: "999999", stock: "9" } },
    { row: 6, cells: { skuNumber: red?.cells.skuNumber ?? "", stock: "9" } },
  ];
  const send = (mode: "set" | "add", rows: typeof set) => read(server, "commitStockImport", { token, body: { mode, rows } });
  const summaryOf = (results: Awaited<ReturnType<typeof send>>) =>
    results.map(({ outcome, code, before, after }) => [outcome, code, before, after]);
  const judged = await read(server, "checkStockImport", { token, body: { mode: "set", rows: set } });
  expect(summaryOf(judged)).toEqual([
    ["changed", 200, was, 3],
    ["unchanged", 200, other, other],
    ["refused", 6105, expect.any(Number), null],
    ["refused", 400, null, null],
    ["refused", 400, was, null],
  ]);
  expect(await stockOf()).toEqual([was, other]);
  expect(summaryOf(await send("set", set))[0]).toEqual(["changed", 200, was, 3]);
  expect(await stockOf()).toEqual([3, other]);
  expect(summaryOf(await send("set", set))[0]).toEqual(["unchanged", 200, 3, 3]);
  const add = [{ row: 2, cells: { skuNumber: red?.cells.skuNumber ?? "", stock: "4" }, seen: 3 }];
  expect(summaryOf(await send("add", add))).toEqual([["changed", 200, 3, 7]]);
  expect(await send("add", add)).toMatchObject([{ outcome: "refused", code: 90532, message: "核对后库存已变为 7，请重新核对" }]);
  expect(summaryOf(await send("add", [{ row: 2, cells: { skuNumber: red?.cells.skuNumber ?? "", stock: "999999" }, seen: 7 }]))).toEqual([
    ["refused", 400, 7, null],
  ]);
  expect(await stockOf()).toEqual([7, other]);
  expect((await read(server, "listProducts", { token, query: { type: 1 } })).list[0]?.stock).toBe(7 + other);
});

test("ten parallel imports of one shop are done, and meanwhile health and another shop's calls are answered", async () => {
  const [shop, other] = [await server.createShop({ products: [{ name: "茶", isShow: false }] }), await server.createShop()];
  const rows = await exported(shop);
  const importing = async () => {
    const imports = Array.from({ length: 10 }, () => call(server, "commitProductImport", { token: shop.token, body: { rows } }));
    expect(await call(server, "listProductCategories", { token: other.token })).toMatchObject({ status: 200 });
    expect((await Promise.all(imports)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  };
  expect(await slowestHealth(server, importing)).toBeLessThan(HEALTH_MS);
});
