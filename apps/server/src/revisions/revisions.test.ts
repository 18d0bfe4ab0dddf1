import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { contractOperations } from "../contract/wire-schema";
import { products, skus } from "../products/tables";
import { exampleRequest, testRequest } from "../testing/safety/contract-requests";
import { safetyShop } from "../testing/safety/safety-shops";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { revisions } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Kind = "product" | "coupon" | "category" | "role" | "shop";
type Opened = Pick<TestShop, "token">;

const history = async ({ token }: Opened, kind: Kind, query = {}) =>
  (await read(server, "listRevisions", { token, query: { kind, ...query } })).list;
const undo = ({ token }: Opened, id: number | undefined, seen?: string) => call(server, "undoRevision", { token, body: { id, seen } });
const check = ({ token }: Opened, id = 0) => read(server, "checkUndo", { token, path: { id } });
const categories = ({ token }: Opened) => read(server, "listProductCategories", { token });

async function shopWithCategory() {
  const shop = await server.createShop({ categories: [{ name: "茶", children: [] }] });
  const [tea] = await categories(shop);
  if (!tea) throw new Error("no category");
  const save = (change: object) =>
    call(server, "updateProductCategory", { token: shop.token, body: { id: tea.id, pid: 0, name: "茶", sort: tea.sort, ...change } });
  return { shop, tea, save };
}

test("a save leaves what it changed, once, and nothing where it changed nothing", async () => {
  const { shop, tea, save } = await shopWithCategory();
  await save({ name: "红茶" });
  await save({ name: "红茶" });
  const rows = await history(shop, "category", { subject: tea.id });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ action: "修改商品分类", name: "红茶", effect: "changed", state: "open", batch: null, batchSize: 1 });
  expect(rows[0]?.changes).toEqual([{ field: "name", part: null, before: '"茶"', after: '"红茶"' }]);
});

test("an undo is a change of its own, takes back its fields alone, and is done once", async () => {
  const { shop, tea, save } = await shopWithCategory();
  await save({ name: "红茶" });
  const [renamed] = await history(shop, "category");
  await save({ name: "红茶", sort: 7 });
  expect(await undo(shop, renamed?.id)).toMatchObject({ code: 200 });
  expect((await categories(shop))[0]).toMatchObject({ id: tea.id, name: "茶", sort: 7 });
  const [newest] = await history(shop, "category");
  expect(newest).toMatchObject({ action: "撤销修改", undoes: renamed?.id });
  expect(await undo(shop, renamed?.id)).toMatchObject({ code: 90852 });
});

test("what somebody changed since is shown, and overwritten only as it was seen", async () => {
  const { shop, save } = await shopWithCategory();
  await save({ name: "红茶" });
  const [first] = await history(shop, "category");
  await save({ name: "白茶" });
  expect(await undo(shop, first?.id)).toMatchObject({ code: 90854 });
  const shown = await check(shop, first?.id);
  expect(shown).toMatchObject({ isPossible: true, hasOverwritten: true });
  expect(shown.changes).toEqual([{ field: "name", part: null, current: '"白茶"', target: '"茶"', left: '"红茶"', isOverwritten: true }]);
  await save({ name: "黑茶" });
  expect(await undo(shop, first?.id, shown.seen)).toMatchObject({ code: 90854 });
  expect(await undo(shop, first?.id, (await check(shop, first?.id)).seen)).toMatchObject({ code: 200 });
});

test("an undo is refused after thirty days", async () => {
  const { shop, save } = await shopWithCategory();
  await save({ name: "红茶" });
  const [row] = await history(shop, "category");
  const createTime = new Date(Date.now() - 31 * 86_400_000);
  await server.database.db
    .update(revisions)
    .set({ createTime })
    .where(and(eq(revisions.merId, shop.merId), eq(revisions.id, row?.id ?? 0)));
  expect(await undo(shop, row?.id)).toMatchObject({ code: 90853 });
});

test("a deletion is undone, with what the record was", async () => {
  const { shop, tea } = await shopWithCategory();
  await call(server, "deleteProductCategory", { token: shop.token, path: { id: tea.id } });
  const [gone] = await history(shop, "category");
  expect(gone).toMatchObject({ effect: "removed", name: "茶" });
  expect(await undo(shop, gone?.id)).toMatchObject({ code: 200 });
  expect(await categories(shop)).toMatchObject([{ id: tea.id, name: "茶" }]);
});

test("a role comes back under its number, and who may not grant what it grants does not bring it back", async () => {
  const shop = await server.createShop();
  const { token } = shop;
  await call(server, "saveRole", { token, body: { roleName: "客服", rules: "700,710,712", status: true } });
  const [role] = (await read(server, "listRoles", { token })).list;
  await call(server, "deleteRole", { token, path: { id: role?.id } });
  const [gone] = await history(shop, "role");
  const staff = await shop.as(["merchant:admin:role:update", "merchant:admin:role:delete", "merchant:coupon:page:list"]);
  expect(await undo(staff, gone?.id)).toMatchObject({ code: 90256 });
  expect(await undo(shop, gone?.id)).toMatchObject({ code: 200 });
  expect((await read(server, "listRoles", { token })).list).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: role?.id, roleName: "客服" })]),
  );
  expect(await undo(await shop.as(["merchant:coupon:save"]), gone?.id)).toMatchObject({ code: 90851 });
});

test("a coupon that people hold is not taken back", async () => {
  const shop = await server.createShop({ users: 1 });
  const { token } = shop;
  const coupon = { name: "春节券", category: 1, receiveType: 1, money: 5, minPrice: 0, isLimited: 0, isTimeReceive: 0 };
  await call(server, "saveCoupon", { token, body: { ...coupon, isFixedTime: 0, day: 3, sort: 0, status: 1 } });
  const [added] = await history(shop, "coupon");
  const [user] = (await read(server, "listUsers", { token })).list;
  await call(server, "sendCoupon", { token, body: { couponId: added?.subject, uid: String(user?.id) } });
  expect(await undo(shop, added?.id)).toMatchObject({ code: 90858 });
  await call(server, "toggleCoupon", { token, path: { id: added?.subject } });
  const [off] = await history(shop, "coupon");
  expect(await undo(shop, off?.id)).toMatchObject({ code: 200 });
  expect(await read(server, "getCoupon", { token, path: { id: added?.subject } })).toMatchObject({ status: true });
});

test("the shop's information is put back", async () => {
  const shop = await server.createShop({ info: { intro: "一" } });
  const { token } = shop;
  const before = await read(server, "getShopInfo", { token });
  await call(server, "editShopInfo", { token, body: { ...before, intro: "二", alertStock: 9 } });
  const [row] = await history(shop, "shop");
  expect(row?.changes.map(({ field }) => field).sort()).toEqual(["alertStock", "intro"]);
  expect(await undo(shop, row?.id)).toMatchObject({ code: 200 });
  expect(await read(server, "getShopInfo", { token })).toMatchObject({ intro: "一", alertStock: before.alertStock });
});

test("a bulk action is tried without an effect, joined by its name, and undone as a whole", async () => {
  const shop = await server.createShop({ products: 3 });
  const { token } = shop;
  const shown = async () => (await read(server, "listProducts", { token, query: { type: 1 } })).list.map(({ id }) => id);
  const idList = await shown();
  const tried = await call(server, "takeDownProducts", { token, query: { dryRun: true }, body: { idList } });
  expect(tried.data).toMatchObject(idList.map((id) => ({ id, code: 200 })));
  expect(await shown()).toHaveLength(3);
  expect(await history(shop, "product")).toEqual([]);

  await call(server, "takeDownProducts", { token, body: { idList } });
  const rows = await history(shop, "product");
  expect(new Set(rows.map(({ batch }) => batch)).size).toBe(1);
  expect(rows.map(({ batchSize }) => batchSize)).toEqual([3, 3, 3]);
  await call(server, "putOnProduct", { token, path: { id: idList[0] } });
  const undone = await call(server, "undoRevisions", { token, body: { batch: rows[0]?.batch } });
  expect(undone.data).toEqual(expect.arrayContaining([expect.objectContaining({ code: 90855 })]));
  expect(await shown()).toHaveLength(3);
});

test("one call undoes fifty of a batch, and the next goes on before the last of them", async () => {
  const { shop, tea } = await shopWithCategory();
  const batch = "batch-of-many";
  const row: typeof revisions.$inferInsert = {
    ...{ merId: shop.merId, kind: "category" as const, subject: tea.id, name: "茶", effect: "changed" as const, changes: [] },
    ...{ operation: "sortProductCategories" as const, accountId: 1, account: "a", batch, undoneBy: 1, createTime: new Date() },
  };
  await server.database.db.insert(revisions).values(Array.from({ length: 51 }, () => row));
  const undoFrom = async (before?: number) => read(server, "undoRevisions", { token: shop.token, body: { batch, before } });
  const first = await undoFrom();
  const rest = await undoFrom(first.at(-1)?.revision);
  expect([first.length, rest.length, new Set([...first, ...rest].map(({ code }) => code))]).toEqual([50, 1, new Set([90852])]);
  expect(await undoFrom(rest[0]?.revision)).toEqual([]);
});

test("a product is saved back with its SKUs, not while it is on sale", async () => {
  const shop = await server.createShop({ products: [{ isShow: false }] });
  const { token } = shop;
  const [{ id } = { id: 0 }] = (await read(server, "listProducts", { token, query: { type: 2 } })).list;
  const before = await read(server, "getProduct", { token, path: { id } });
  const attrValue = before.attrValue.map((sku) => ({ ...sku, price: "66.00" }));
  const saved = await call(server, "updateProduct", {
    token,
    body: { ...before, sliderImage: before.sliderImage, name: "新名", attrValue },
  });
  expect(saved).toMatchObject({ code: 200 });
  const [row] = await history(shop, "product", { subject: id });
  expect(row?.changes.map(({ field }) => field.replace(/\d+/, "n"))).toEqual(expect.arrayContaining(["name", "sku.n.price"]));
  expect(await undo(shop, row?.id)).toMatchObject({ code: 200 });
  const after = await read(server, "getProduct", { token, path: { id } });
  expect(after).toMatchObject({ name: before.name, price: before.price });
  expect(after.attrValue.map((sku) => sku.id)).toEqual(before.attrValue.map((sku) => sku.id));

  await call(server, "deleteProduct", { token, body: { id, type: "recycle" } });
  const [recycled] = await history(shop, "product", { subject: id });
  expect(await undo(shop, recycled?.id)).toMatchObject({ code: 200 });
});

test("an added stock is taken back from what is left of it; what was sold stays sold, and none goes below nothing", async () => {
  const shop = await server.createShop({ products: [{ stock: 20 }] });
  const { token } = shop;
  const [{ id } = { id: 0 }] = (await read(server, "listProducts", { token, query: { type: 1 } })).list;
  const [sku] = (await read(server, "getProduct", { token, path: { id } })).attrValue;
  const stock = async () => (await read(server, "getProduct", { token, path: { id } })).attrValue[0]?.stock;
  const sell = (count: number) =>
    server.database.db
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${count}` })
      .where(eq(skus.merId, shop.merId));
  const add = (pieces: number) => call(server, "addStock", { token, body: { id, attrValueList: [{ id: sku?.id, stock: pieces }] } });
  const before = sku?.stock ?? 0;
  await add(5);
  await sell(3);
  const [added] = await history(shop, "product");
  expect(await check(shop, added?.id)).toMatchObject({ isPossible: true, hasOverwritten: false });
  expect(await undo(shop, added?.id)).toMatchObject({ code: 200 });
  expect(await stock()).toBe(before - 3);
  const [undone] = await history(shop, "product");
  await sell(1);
  expect(await undo(shop, undone?.id)).toMatchObject({ code: 200 });
  expect(await stock()).toBe(before + 1);
  const [again] = await history(shop, "product");
  await sell(before);
  expect(await undo(shop, again?.id)).toMatchObject({ code: 90856 });
  expect(await stock()).toBe(1);
});

test("every write of the domains that keep their records leaves a revision of what it changes", { timeout: 120_000 }, async () => {
  const silent: string[] = [];
  for (const operation of contractOperations().filter(({ revises }) => revises)) {
    const shop = await safetyShop(server.createShop, server.database.db, "own");
    const cateIds = shop.ids.productCategories?.slice(0, 1).map(Number);
    await server.database.db.update(products).set({ cateIds }).where(eq(products.merId, shop.merId));
    const count = () => server.database.db.$count(revisions, eq(revisions.merId, shop.merId));
    const example = exampleRequest(operation, shop) ?? { query: {}, ...changing(operation.id, shop.ids) };
    const before = await count();
    const answer = await call(server, operation.id, testRequest(operation, example, shop.token));
    if (answer.code !== 200 || (await count()) === before) silent.push(`${operation.id} ${answer.code} ${answer.message}`);
  }
  expect(silent.filter((each) => !unchanging.some((id) => each.startsWith(id)))).toEqual([]);
});

/** Operations whose example changes nothing; their handlers are those of similar operations. */
const unchanging = [
  "editProductFreely",
  "setFreightTemplate",
  "sortProductCategories",
  "commitStockImport",
  "submitProductById",
  "restoreProduct",
];

type Ids = Awaited<ReturnType<typeof safetyShop>>["ids"];

/** A request with a change, for operations that need no example of their own in the matrices. */
function changing(id: string, ids: Ids) {
  const [category, role, coupon] = [ids.productCategories?.[0], ids.roles?.[0], ids.coupons?.[0]];
  const on = { idList: ids.products?.slice(0, 2) };
  const bodies: Record<string, object> = {
    addProductCategory: { pid: 0, name: "new", sort: 1 },
    updateProductCategory: { id: category, pid: 0, name: "other", sort: 9 },
    setRoleStatus: { id: role, status: false },
    editCouponProducts: { id: coupon, productIds: String(ids.products?.[2]) },
    putOnProducts: { idList: ids.products?.slice(3, 4) },
    takeDownProducts: on,
    recycleProducts: on,
    submitProducts: { idList: ids.products?.slice(4, 5) },
    deleteProducts: { idList: ids.products?.slice(3, 4) },
    restoreProducts: on,
  };
  const of: Record<string, unknown> = { toggleCoupon: coupon, deleteCoupon: coupon, toggleProductCategory: category };
  const pathId = of[id] ?? (id === "deleteProductCategory" ? ids.productCategories?.at(-1) : undefined);
  const product = { putOnProduct: ids.products?.[3], takeDownProduct: ids.products?.[0], restoreProduct: ids.products?.[0] }[id];
  return { path: { id: pathId ?? product }, body: bodies[id] };
}
