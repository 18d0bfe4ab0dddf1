import { CouponLifecycle } from "@shopkeeper/sdk/contract";
import { couponLifecycle } from "@shopkeeper/sdk/rules/coupons";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const body = {
  name: "春节券",
  category: 1,
  receiveType: 1,
  money: 10,
  minPrice: 100,
  isLimited: false,
  total: null,
  isTimeReceive: false,
  isFixedTime: false,
  day: 7,
  sort: 0,
  status: true,
};

const save = ({ token }: TestShop, change: object) => call(server, "saveCoupon", { token, body: { ...body, ...change } });
const list = ({ token }: TestShop, query = {}) => read(server, "listCoupons", { token, query });
const names = async (shop: TestShop, query = {}) => (await list(shop, query)).list.map(({ name }) => name);
const info = ({ token }: TestShop, id: number) => read(server, "getCoupon", { token, path: { id } });
const productIds = async ({ token }: TestShop) => (await read(server, "listProducts", { token })).list.map(({ id }) => id);

async function onlyCoupon(shop: TestShop) {
  const [coupon] = (await list(shop)).list;
  if (!coupon) throw new Error("no coupon");
  return coupon;
}

test("the list goes by sort order, newest first, and counts every page", async () => {
  const shop = await server.createShop({ coupons: [{ name: "一" }, { name: "二", sort: 9 }, { name: "三" }] });
  expect(await names(shop)).toEqual(["二", "三", "一"]);
  expect(await list(shop, { page: 2, limit: 2 })).toMatchObject({ page: 2, limit: 2, total: 3, totalPage: 2, list: [{ name: "一" }] });
  expect(await list(shop, { page: 9 })).toMatchObject({ total: 3, list: [] });
});

test("each filter narrows the list, and a name is found by any part of it", async () => {
  const shop = await server.createShop({
    products: 3,
    coupons: [
      { name: "Spring 100%", category: 2 },
      { name: "赠送_券", receiveType: 2 },
      { name: "关着", status: false },
    ],
  });
  expect(await names(shop, { category: 2 })).toEqual(["Spring 100%"]);
  expect(await names(shop, { receiveType: 2 })).toEqual(["赠送_券"]);
  expect(await names(shop, { status: 0 })).toEqual(["关着"]);
  expect(await names(shop, { name: " spring " })).toEqual(["Spring 100%"]);
  expect(await names(shop, { name: "%" })).toEqual(["Spring 100%"]);
  expect(await names(shop, { name: "_" })).toEqual(["赠送_券"]);
  expect(await names(shop, { name: encodeURIComponent("关") })).toEqual(["关着"]);
  expect(await names(shop, { category: 1, receiveType: 1, status: true })).toEqual([]);
});

test("a saved coupon comes back as it was given, trimmed", async () => {
  const shop = await server.createShop({ products: 30 });
  const ids = await productIds(shop);
  const chosen = [ids[3], ids[1], ids[2]];
  const window = { receiveStartTime: "2999-01-01 00:00:00", receiveEndTime: "2999-01-02 00:00:00" };
  expect(
    await save(shop, { ...window, name: " 新品券 ", category: 2, isLimited: 1, total: 9999, productIds: chosen.join(",") }),
  ).toMatchObject({
    status: 200,
    code: 200,
    data: { id: expect.any(Number) },
  });
  const coupon = await onlyCoupon(shop);
  expect(coupon).toMatchObject({
    name: "新品券",
    merId: shop.merId,
    publisher: 2,
    couponType: 1,
    total: 9999,
    lastTotal: 9999,
    receiveStartTime: null,
    linkedData: chosen.join(","),
  });
  const { productList } = await info(shop, coupon.id);
  expect(productList.map(({ id }) => id)).toEqual(chosen);
  expect(productList[0]).toMatchObject({ image: expect.stringMatching(/\.svg$/), price: expect.stringMatching(/^\d+\.\d\d$/) });
});

test("every wrong field is named at once", async () => {
  const shop = await server.createShop();
  expect(await save(shop, { money: 500, isLimited: true, isTimeReceive: true, day: 0, category: 2 })).toMatchObject({
    status: 400,
    code: 400,
    data: {
      fields: {
        money: "优惠券面值不能大于最低消费",
        total: "请输入发布数量",
        receiveStartTime: "请选择领取时间",
        day: "请输入使用有效期限（天）",
        productIds: "请至少选择一个商品",
      },
    },
  });
  expect((await list(shop)).total).toBe(0);
});

test("foreign, deleted and unknown products are refused, whatever the coupon's category", async () => {
  const [shop, other] = [await server.createShop({ products: 1 }), await server.createShop({ products: 1 })];
  const deleted = await server.createShop({ products: [{ isDel: true }] });
  const [own] = await productIds(shop);
  const [foreign] = await productIds(other);
  for (const ids of [`${own},${foreign}`, `${foreign}`, "2147483647", "9999999999", "0"]) {
    for (const category of [1, 2]) {
      expect(await save(shop, { category, productIds: ids })).toMatchObject({
        status: 400,
        data: { fields: { productIds: expect.any(String) } },
      });
    }
  }
  expect((await list(shop)).total).toBe(0);
  expect(await read(server, "listProducts", { token: deleted.token })).toMatchObject({ total: 0 });
});

test("forty presses at once leave the switch where it was", async () => {
  const shop = await server.createShop({ coupons: [{}] });
  const { id, status } = await onlyCoupon(shop);
  const answers = await Promise.all(Array.from({ length: 40 }, () => call(server, "toggleCoupon", { token: shop.token, path: { id } })));
  expect(answers.every(({ code }) => code === 200)).toBe(true);
  expect((await onlyCoupon(shop)).status).toBe(status);
  await read(server, "toggleCoupon", { token: shop.token, path: { id } });
  expect((await onlyCoupon(shop)).status).toBe(!status);
});

test("a deleted coupon is gone, its claim records stay", async () => {
  const shop = await server.createShop({ products: 2, coupons: [{ category: 2 }], couponUsers: 3 });
  const { id } = await onlyCoupon(shop);
  await read(server, "deleteCoupon", { token: shop.token, path: { id } });
  expect((await list(shop)).total).toBe(0);
  for (const operation of ["deleteCoupon", "toggleCoupon", "getCoupon"] as const) {
    expect(await call(server, operation, { token: shop.token, path: { id } })).toMatchObject({ status: 404, code: 10001 });
  }
  expect(await read(server, "listCouponUsers", { token: shop.token })).toMatchObject({ total: 3 });
});

test("an edit replaces the products of a product coupon, and nothing else", async () => {
  const shop = await server.createShop({ products: 5, coupons: [{ category: 2, name: "商品券" }] });
  const before = await onlyCoupon(shop);
  const ids = await productIds(shop);
  await read(server, "editCouponProducts", { token: shop.token, body: { id: before.id, productIds: `${ids[4]},${ids[0]},${ids[4]}` } });
  const { linkedData, updateTime: _, ...after } = await onlyCoupon(shop);
  expect(linkedData).toBe(`${ids[4]},${ids[0]}`);
  expect(before).toMatchObject(after);
});

test("only product coupons have products to edit, and only sound ones are taken", async () => {
  const [shop, other] = [
    await server.createShop({ products: 2, coupons: [{}, { category: 2 }] }),
    await server.createShop({ products: 1 }),
  ];
  const [product, plain] = (await list(shop)).list;
  const [own] = await productIds(shop);
  const [foreign] = await productIds(other);
  const edit = (id: number | undefined, ids: unknown) =>
    call(server, "editCouponProducts", { token: shop.token, body: { id, productIds: ids } });
  expect(await edit(plain?.id, `${own}`)).toMatchObject({ status: 409, code: 90105 });
  expect(await edit(product?.id, `${own},${foreign}`)).toMatchObject({ status: 400, data: { fields: { productIds: expect.any(String) } } });
  expect(await edit(product?.id, "")).toMatchObject({ status: 400, data: { fields: { productIds: expect.any(String) } } });
  expect(await edit(2147483647, `${own}`)).toMatchObject({ status: 404, code: 10001 });
});

test("the second edit of an old version is refused with the stored coupon", async () => {
  const shop = await server.createShop({ products: 3, coupons: [{ category: 2 }] });
  const { id } = await onlyCoupon(shop);
  const { version } = await info(shop, id);
  const ids = await productIds(shop);
  const edit = (ofVersion: number | undefined, productId: number | undefined) =>
    call(server, "editCouponProducts", { token: shop.token, body: { id, productIds: `${productId}`, version: ofVersion } });
  expect(await edit(version, ids[0])).toMatchObject({ code: 200 });
  expect(await edit(version, ids[1])).toMatchObject({
    status: 409,
    code: 90011,
    data: { current: { id, version: (version ?? 0) + 1, productList: [{ id: ids[0] }] } },
  });
  expect(await edit(undefined, ids[2])).toMatchObject({ code: 200 });
});

test("the choosers show enabled coupons only, by how they are received", async () => {
  const shop = await server.createShop({
    coupons: [
      { name: "手动" },
      { name: "赠送", receiveType: 2 },
      { name: "关闭", status: false },
      { name: "关闭的赠送", receiveType: 2, status: false },
    ],
  });
  const { token } = shop;
  expect((await read(server, "listUsableCoupons", { token })).map(({ name }) => name)).toEqual(["赠送"]);
  const sendable = async (query = {}) => (await read(server, "listSendableCoupons", { token, query })).list.map(({ name }) => name);
  expect(await sendable()).toEqual(["手动"]);
  expect(await sendable({ type: 3 })).toEqual(["手动"]);
  expect(await sendable({ type: 1 })).toEqual(["赠送"]);
  expect(await sendable({ keywords: "赠" })).toEqual([]);
});

test("coupons that have expired, are past their claim window, or of which none is left do not come with a product any more", async () => {
  const past = new Date(Date.now() - 1000);
  const shop = await server.createShop({
    coupons: [
      { name: "可赠", receiveType: 2, isLimited: true, total: 1, lastTotal: 1 },
      { name: "过期", receiveType: 2, isFixedTime: true, useStartTime: past, useEndTime: past, day: null },
      { name: "领取结束", receiveType: 2, isTimeReceive: true, receiveStartTime: past, receiveEndTime: past },
      { name: "领完", receiveType: 2, isLimited: true, total: 5, lastTotal: 0 },
    ],
  });
  const { token } = shop;
  expect((await read(server, "listUsableCoupons", { token })).map(({ name }) => name)).toEqual(["可赠"]);
  expect(await read(server, "listSendableCoupons", { token, query: { type: 1 } })).toMatchObject({ total: 1, list: [{ name: "可赠" }] });
});

test("another shop's coupons are not there", async () => {
  const [shop, other] = [await server.createShop({ coupons: [{}], couponUsers: 1 }), await server.createShop()];
  const { id } = await onlyCoupon(shop);
  for (const operation of ["deleteCoupon", "toggleCoupon", "getCoupon"] as const) {
    expect(await call(server, operation, { token: other.token, path: { id } })).toMatchObject({ status: 404, code: 10001 });
  }
  expect(await list(other)).toMatchObject({ total: 0, list: [] });
  expect(await read(server, "listCouponUsers", { token: other.token, query: { couponId: id } })).toMatchObject({ total: 0 });
  expect(await onlyCoupon(shop)).toMatchObject({ status: true });
});

test("the lifecycle that the list filters and orders by is the rule's, in every combination", async () => {
  const now = new Date("2026-05-13T04:00:00Z");
  const on = await startServer({ ports: { clock: { now: () => now } } });
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const ends = [undefined, -1, 0, 1];
  const claims = [...ends, 2].map((end) =>
    end === undefined ? {} : { receiveStartTime: at(end === 2 ? 1 : -9), receiveEndTime: at(end) },
  );
  const uses = ends.map((end) => (end === undefined ? {} : { useStartTime: at(-9), useEndTime: at(end) }));
  const kinds = [true, false].flatMap((status) => [{ status }, { status, total: 5, lastTotal: 0 }, { status, total: 5, lastTotal: 1 }]);
  const coupons = claims.flatMap((claim) => uses.flatMap((use) => kinds.map((kind) => ({ ...claim, ...use, ...kind }))));
  const { token } = await on.createShop({ coupons });
  const page = (query: object) => read(on, "listCoupons", { token, query: { limit: 100, ...query } });
  const all = [...(await page({})).list, ...(await page({ page: 2 })).list];
  expect(all).toHaveLength(coupons.length);
  for (const lifecycle of Object.values(CouponLifecycle)) {
    const expected = all.filter((coupon) => couponLifecycle(coupon, now) === lifecycle).map(({ id }) => id);
    expect(expected).not.toEqual([]);
    const found = await page({ lifecycle });
    expect({ lifecycle, ids: found.list.map(({ id }) => id), total: found.total }).toEqual({
      lifecycle,
      ids: expected,
      total: expected.length,
    });
  }
  const states = async (query: object) =>
    (await page({ orderBy: "lifecycle", ...query })).list.map((coupon) => couponLifecycle(coupon, now));
  const first = await states({});
  expect(first).toEqual(first.toSorted());
  expect(new Set(await states({ order: "asc", limit: 20 }))).toEqual(new Set([CouponLifecycle.expired]));
});

test("a coupon's figures count its claims, used and expired, and those of each day up to the last", async () => {
  const day = (days: number) => new Date(Date.now() - days * 86_400_000);
  const past = { startTime: day(20), endTime: day(3) };
  const shop = await server.createShop({
    coupons: [{}],
    couponUsers: [
      { ...past, createTime: day(40), status: 0 },
      { ...past, createTime: day(10), status: 1, useTime: day(4) },
      { createTime: day(9), status: 0 },
      { createTime: day(9), status: 0 },
    ],
  });
  const { id } = await onlyCoupon(shop);
  const figures = await read(server, "getCouponFigures", { token: shop.token, path: { id } });
  expect(figures).toMatchObject({ claimed: 4, used: 1, expired: 1 });
  expect(figures.days).toHaveLength(30);
  expect(figures.days.slice(-2)).toEqual([
    { day: wireDay(day(10)), claimed: 1 },
    { day: wireDay(day(9)), claimed: 2 },
  ]);
  const empty = await server.createShop({ coupons: [{}] });
  const nothing = await read(server, "getCouponFigures", { token: empty.token, path: { id: (await onlyCoupon(empty)).id } });
  expect(nothing).toEqual({ claimed: 0, used: 0, expired: 0, days: [] });
});
