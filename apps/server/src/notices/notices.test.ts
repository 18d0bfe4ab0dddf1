import { beforeAll, expect, test } from "vitest";
import { openShop } from "../composition/shop";
import { freshTotals } from "../tenancy/totals";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Token = Pick<TestShop, "token">;
const list = async ({ token }: Token, query = {}) => (await read(server, "listNotices", { token, query })).list;
const unread = async ({ token }: Token) => (await read(server, "countUnreadNotices", { token })).unread;
const within = <Result>(merId: number, work: (shop: ReturnType<typeof openShop>) => Promise<Result>) =>
  server.database.transaction((db) => work(openShop({ db, merId, ...server.ports, totals: freshTotals })));
const about = (subject: string, kind = subject) => ({ kind, subject, subjectId: "1", params: { number: "1", amount: "1.00" } });

test("a refused product and a paid order are told once each", async () => {
  const shop = await server.createShop({
    products: [{}, { name: "绿茶", isShow: false, isAudit: true, auditStatus: 1 }],
    orders: [{ status: 0 }],
  });
  const product = { isOpen: true, isReviewed: true };
  const [order] = (await read(server, "listOrders", { token: shop.token })).list;
  const orderNo = order?.orderNo ?? "";
  await within(shop.merId, async (stores) => {
    const [waiting] = await stores.products.state.queue();
    const refuse = () => stores.products.state.apply([waiting?.id ?? 0], { do: "refuse", reason: "图片不清" }, product);
    await refuse();
    await refuse();
    await stores.orders.placing.pay(orderNo, "42");
    await stores.orders.placing.pay(orderNo, "42");
  });
  expect((await list(shop)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["order", "order"],
    ["review", "product"],
  ]);
});

test("a sale that reaches the warning level is told, the next one below it is not", async () => {
  const shop = await server.createShop({ products: [{ name: "白茶", isShow: true }] });
  await within(shop.merId, async ({ merchant, products }) => {
    const [goods] = await products.stock.onSale(1);
    const { productId = 0, attrValueId: skuId = 0, stock = 0 } = goods ?? {};
    const [before] = await products.briefs([productId]);
    await merchant.setAlertStock((before?.stock ?? 0) - 1);
    expect(stock).toBeGreaterThan(2);
    await products.stock.sell({ productId, skuId, pieces: 1 });
    await products.stock.sell({ productId, skuId, pieces: 1 });
  });
  expect(await list(shop)).toMatchObject([{ kind: "stock", subject: "product", params: { name: "白茶" } }]);
});

test("an export is told to who asked for it alone, and opening it says whether the file is there", async () => {
  const shop = await server.createShop({ products: 1 });
  const { fileName } = await read(server, "exportProducts", { token: shop.token });
  await within(shop.merId, ({ exports }) =>
    exports.finish(fileName, { path: "exports/x.xlsx", size: 1, progress: 1 }, { isReceived: false }),
  );
  const [told] = await list(shop);
  expect(told).toMatchObject({ kind: "export", subjectId: fileName, params: { rows: 1, outcome: "done" } });
  expect(await list(await shop.as(["merchant:export:product:excel"]))).toEqual([]);
  const open = () => read(server, "openNotice", { token: shop.token, path: { id: told?.id } });
  expect(await open()).toEqual({ isThere: true, unread: 0 });
  await call(server, "deleteExport", { token: shop.token, body: { fileName } });
  expect(await open()).toEqual({ isThere: false, unread: 0 });
});

test("who may export reviews alone is told of a finished export", async () => {
  const shop = await server.createShop({ reviews: 1 });
  const clerk = await shop.as(["merchant:export:review:excel"]);
  const { fileName } = await read(server, "exportReviews", { token: clerk.token });
  await within(shop.merId, ({ exports }) =>
    exports.finish(fileName, { path: "exports/y.xlsx", size: 1, progress: 1 }, { isReceived: false }),
  );
  expect(await list(clerk)).toMatchObject([{ kind: "export", subjectId: fileName }]);
});

test("everybody reads for themselves, only what they may see, and without the kinds they switched off", async () => {
  const shop = await server.createShop({ notices: [about("order"), about("refund"), about("settlement"), about("order")] });
  const clerk = await shop.as(["merchant:order:page:list", "merchant:refund:order:page:list"]);
  expect((await list(clerk)).map(({ kind }) => kind)).toEqual(["order", "refund", "order"]);
  const [, first] = await list(clerk, { kind: "order" });
  expect(await read(server, "readNotices", { token: clerk.token, body: { until: first?.id, kind: "order" } })).toEqual({ unread: 2 });
  expect([await unread(shop), (await list(clerk, { state: 1 })).length]).toEqual([4, 1]);
  await call(server, "switchNoticeKind", { token: clerk.token, body: { kind: "order", isOn: false } });
  expect([await unread(clerk), await unread(shop)]).toEqual([1, 4]);
  expect(await read(server, "listNoticeKinds", { token: clerk.token })).toEqual([
    { kind: "order", isOn: false },
    { kind: "refund", isOn: true },
  ]);
  const [settlement] = await list(shop, { kind: "settlement" });
  expect(await call(server, "openNotice", { token: clerk.token, path: { id: settlement?.id } })).toMatchObject({
    status: 404,
    code: 90841,
  });
});

test("old notices are forgotten, and a shop keeps its newest thousand", async () => {
  const old = { createTime: new Date(Date.now() - 91 * 86_400_000) };
  const [quiet, busy] = [await server.createShop({ notices: [old, {}] }), await server.createShop({ notices: 1003 })];
  await server.cleanup();
  expect([await unread(quiet), await unread(busy)]).toEqual([1, 1000]);
});
