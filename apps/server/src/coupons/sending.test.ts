import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const day = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);

async function shopWith(seed: Seed) {
  const shop = await server.createShop(seed);
  const coupon = (await read(server, "listCoupons", { token: shop.token })).list[0];
  const users = (await read(server, "listUsers", { token: shop.token })).list.map(({ id }) => id);
  return { shop, couponId: coupon?.id ?? 0, users };
}

const send = ({ token }: TestShop, body: object) => call(server, "sendCoupon", { token, body });
const records = ({ token }: TestShop, query = {}) => read(server, "listCouponUsers", { token, query });
const left = async ({ token }: TestShop, id: number) => (await read(server, "getCoupon", { token, path: { id } })).lastTotal;

test("a send makes one claim record per user and takes as many from what is left", async () => {
  const { shop, couponId, users } = await shopWith({ users: 4, coupons: [{ name: "满减券", total: 10, money: 20, minPrice: 199 }] });
  expect(await send(shop, { couponId, uid: `${users[0]},${users[2]},${users[0]}` })).toMatchObject({ status: 200, code: 200 });
  const { total, list } = await records(shop);
  expect(total).toBe(2);
  expect(new Set(list.map(({ uid }) => uid))).toEqual(new Set([users[0], users[2]]));
  expect(list[0]).toMatchObject({
    couponId,
    name: "满减券",
    money: 20,
    minPrice: 199,
    status: 0,
    useTime: null,
    nickname: expect.any(String),
  });
  expect(await left(shop, couponId)).toBe(8);
});

test("the arguments are taken from the query as well, and one id may be a number", async () => {
  const { shop, couponId, users } = await shopWith({ users: 2, coupons: [{}] });
  expect(await call(server, "sendCoupon", { token: shop.token, query: { couponId, uid: `${users[0]},${users[1]}` } })).toMatchObject({
    code: 200,
  });
  expect(await send(shop, { couponId, uid: users[0] })).toMatchObject({ code: 200 });
  expect(await records(shop)).toMatchObject({ total: 3 });
});

test("a sent coupon is valid for its days from now, or in its fixed window", async () => {
  const { shop, couponId, users } = await shopWith({ users: 1, coupons: [{ day: 30 }] });
  await send(shop, { couponId, uid: users[0] });
  const { startTime, endTime } = (await records(shop)).list[0] ?? {};
  expect(Date.parse(`${endTime}Z`) - Date.parse(`${startTime}Z`)).toBe(30 * day);

  const fixed = await shopWith({
    users: 1,
    coupons: [{ useStartTime: new Date("2999-01-01T00:00:00Z"), useEndTime: new Date("2999-01-02T00:00:00Z") }],
  });
  await send(fixed.shop, { couponId: fixed.couponId, uid: fixed.users[0] });
  expect(await records(fixed.shop)).toMatchObject({
    list: [{ startTime: "2999-01-01 08:00:00", endTime: "2999-01-02 08:00:00", status: 0 }],
  });
});

test.each<[string, number, NonNullable<Seed["coupons"]>]>([
  ["switched off", 90101, [{ status: false }]],
  ["too few", 90102, [{ total: 5, lastTotal: 1 }]],
  ["no longer claimable", 90103, [{ receiveStartTime: fromNow(-2), receiveEndTime: fromNow(-1) }]],
])("a coupon that is %s is not sent, to nobody", async (_state, code, coupons) => {
  const { shop, couponId, users } = await shopWith({ users: 2, coupons });
  const before = await left(shop, couponId);
  expect(await send(shop, { couponId, uid: users.join(",") })).toMatchObject({ status: 409, code });
  expect([await left(shop, couponId), (await records(shop)).total]).toEqual([before, 0]);
});

test("who does not follow the shop cannot be sent a coupon, nor anyone along with them", async () => {
  const { shop, couponId, users } = await shopWith({ users: [{}, { isFollowing: false }], coupons: [{ total: 5 }] });
  const other = await shopWith({ users: 1 });
  expect(users).toHaveLength(1);
  for (const stranger of [other.users[0], (users[0] ?? 0) + 1, 2147483647, "9999999999", 0]) {
    expect((await send(shop, { couponId, uid: `${users[0]},${stranger}` })).status).toBe(404);
  }
  expect([await left(shop, couponId), (await records(shop)).total]).toEqual([5, 0]);
});

test("a coupon of another shop, or none, is refused", async () => {
  const { shop, users } = await shopWith({ users: 1 });
  const other = await shopWith({ coupons: [{ total: 5 }] });
  expect(await send(shop, { couponId: other.couponId, uid: users[0] })).toMatchObject({ status: 404, code: 10001 });
  expect(await send(shop, { couponId: 2147483647, uid: users[0] })).toMatchObject({ status: 404, code: 10001 });
  expect(await send(shop, { uid: users[0] })).toMatchObject({ status: 400, data: { fields: { couponId: expect.any(String) } } });
  expect(await send(shop, { couponId: 1 })).toMatchObject({ status: 400, data: { fields: { uid: expect.any(String) } } });
  expect(await left(other.shop, other.couponId)).toBe(5);
});

test("parallel sends to several users never take more than there is", async () => {
  const { shop, couponId, users } = await shopWith({ users: 7, coupons: [{ total: 100, lastTotal: 50 }] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(shop, { couponId, uid: users.join(",") })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(7);
  expect([await left(shop, couponId), (await records(shop)).total]).toEqual([1, 49]);
});

test("an unused claim counts as expired from the moment its validity ends", async () => {
  const end = fromNow(0.5);
  const { shop } = await shopWith({ couponUsers: [{ endTime: end, status: 0 }] });
  const at = (moment: Date) => startServer({ ports: { clock: { now: () => moment } } });
  const statuses = async (on: typeof server) => {
    const all = await read(on, "listCouponUsers", { token: shop.token });
    const expired = await read(on, "listCouponUsers", { token: shop.token, query: { status: 2 } });
    return [all.list[0]?.status, expired.total];
  };
  expect(await statuses(await at(new Date(end.getTime() - 1)))).toEqual([0, 0]);
  expect(await statuses(await at(end))).toEqual([2, 1]);
});

test("claim records are found by user, coupon, names and status, newest first", async () => {
  const past = { startTime: fromNow(-9), endTime: fromNow(-2), createTime: fromNow(-9) };
  const { shop } = await shopWith({
    users: [{ nickname: "林小满" }],
    coupons: [{ name: "甲券" }],
    couponUsers: [
      { ...past, status: 0 },
      { ...past, status: 2 },
      { status: 1, useTime: fromNow(-1) },
      { name: "乙券", status: 0 },
    ],
  });
  const ids = async (query = {}) => (await records(shop, query)).list.map(({ id }) => id);
  const [fourth, third, second, first] = await ids();
  expect(first).toBeLessThan(second ?? 0);
  expect(await ids({ status: 0 })).toEqual([fourth]);
  expect(await ids({ status: 1 })).toEqual([third]);
  expect(await ids({ status: 2 })).toEqual([second, first]);
  expect((await records(shop)).list.map(({ status }) => status)).toEqual([0, 1, 2, 2]);
  expect(await ids({ name: "乙" })).toEqual([fourth]);
  expect(await ids({ nickname: "小满" })).toHaveLength(4);
  expect(await ids({ nickname: "不在" })).toEqual([]);
  expect((await records(shop)).list[0]).toMatchObject({ nickname: "林小满" });
  const { uid = 0, couponId = 0 } = (await records(shop)).list[0] ?? {};
  expect(await ids({ uid, couponId })).toHaveLength(4);
  expect(await ids({ uid: uid + 1 })).toEqual([]);
});

const sendTo = ({ token }: TestShop, body: object) => call(server, "sendCouponToSegment", { token, body });
const people = async ({ token }: TestShop, query: Readonly<Record<string, unknown>>) =>
  (await read(server, "countCouponSegment", { token, query })).count;

test("a segment counts who follows now, and everybody in it gets one, whom it counted", async () => {
  const { shop, couponId } = await shopWith({
    coupons: [{ total: 10 }],
    users: [{ followTime: fromNow(-60) }, { followTime: fromNow(-60) }, { followTime: fromNow(-1) }, { isFollowing: false }],
  });
  const all = { kind: 1, dateLimit: "" };
  expect([await people(shop, all), await people(shop, { kind: 1, dateLimit: "lately7" })]).toEqual([3, 1]);
  expect(await sendTo(shop, { ...all, couponId, count: 2 })).toMatchObject({ status: 409, code: 90812 });
  expect(await sendTo(shop, { kind: 1, dateLimit: "2001-01-01,2001-01-02", couponId, count: 5 })).toMatchObject({
    status: 409,
    code: 90811,
  });
  expect((await records(shop)).total).toBe(0);
  expect(await sendTo(shop, { ...all, couponId, count: 3 })).toMatchObject({ code: 200, data: { count: 3 } });
  expect([await left(shop, couponId), new Set((await records(shop)).list.map(({ uid }) => uid)).size]).toEqual([7, 3]);
});

test("buyers of a product and those without an order are found by what they paid for, in this shop alone", async () => {
  const seed: Seed = {
    products: 2,
    users: 3,
    coupons: [{ total: 1 }],
    orders: [
      { createTime: fromNow(-40), lines: [{ product: 0 }] },
      { createTime: fromNow(-1), lines: [{ product: 1 }, { product: 0 }] },
      { createTime: fromNow(-1), status: 0, lines: [{ product: 0 }] },
    ],
  };
  const { shop, couponId } = await shopWith(seed);
  const foreign = await shopWith(seed);
  const products = async ({ token }: TestShop) =>
    (await read(server, "listProducts", { token })).list.map(({ id }) => id).toSorted((one, other) => one - other);
  const [first, second] = await products(shop);
  expect([await people(shop, { kind: 2, productId: first }), await people(shop, { kind: 2, productId: second })]).toEqual([2, 1]);
  const theirs = (await products(foreign.shop))[0];
  expect((await call(server, "countCouponSegment", { token: shop.token, query: { kind: 2, productId: theirs } })).status).toBe(400);
  expect([await people(shop, { kind: 3, days: 30 }), await people(shop, { kind: 3, days: 50 })]).toEqual([2, 1]);
  expect(await call(server, "countCouponSegment", { token: shop.token, query: { kind: 2 } })).toMatchObject({
    status: 400,
    data: { fields: { productId: "请选择商品" } },
  });
  // one check of the stock decides on all of them
  expect(await sendTo(shop, { kind: 2, productId: first, couponId, count: 2 })).toMatchObject({ status: 409, code: 90102 });
  expect([await left(shop, couponId), (await records(shop)).total]).toEqual([1, 0]);
});
