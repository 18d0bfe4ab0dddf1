import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed } from "../testing/start-server";

// a Wednesday, 12:30 at +08:00
const now = new Date("2026-05-13T04:30:00Z");
const at = (time: string) => new Date(`${time.replace(" ", "T")}+08:00`);
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ ports: { clock: { now: () => now } } });
});

type Orders = Exclude<NonNullable<Seed["orders"]>, number>;

/** An order of one piece at a price in cents. */
const order = (time: string, price: number, more: Orders[number] = {}): Orders[number] => ({
  createTime: at(time),
  lines: [{ price }],
  ...more,
});

async function shopOf(seed: Seed) {
  const { token } = await server.createShop(seed);
  return {
    token,
    figures: () => read(server, "getHomeStatistics", { token }),
    trend: (dateLimit = "lately7") => read(server, "getSalesTrend", { token, query: { dateLimit } }),
    waiting: () => read(server, "getOperatingData", { token }),
    payRanking: () => read(server, "listPayRanking", { token }),
    viewRanking: () => read(server, "listPageviewRanking", { token }),
  };
}

test("a shop in which nothing has happened answers zeros", async () => {
  const shop = await shopOf({});
  expect(await shop.figures()).toEqual({
    sales: "0.00",
    yesterdaySales: "0.00",
    yesterdaySalesByNow: "0.00",
    orderNum: 0,
    yesterdayOrderNum: 0,
    yesterdayOrderNumByNow: 0,
    visitorsNum: 0,
    yesterdayVisitorsNum: 0,
    yesterdayVisitorsNumByNow: 0,
    followNum: 0,
  });
  expect(Object.values(await shop.waiting())).toEqual([0, 0, 0, 0, 0, 0]);
  expect([await shop.payRanking(), await shop.viewRanking()]).toEqual([[], []]);
  const { since, points } = await shop.trend();
  expect(since).toBeNull();
  expect(points).toHaveLength(7);
  expect(points[0]).toEqual({ time: "2026-05-07 00:00:00", sales: "0.00", orderNum: 0, visitorsNum: 0 });
});

test("yesterday is counted also until the same time of day, to the second; visitors by the hour", async () => {
  // 12 visitors before noon, 4 in the hour after it, 8 in the evening; it is 12:30
  const visitorsByHour = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 12 : hour === 12 ? 4 : hour === 20 ? 8 : 0));
  const shop = await shopOf({
    orders: [
      order("2026-05-12 08:00:00", 10_00),
      order("2026-05-12 12:29:59", 5_00),
      order("2026-05-12 12:30:00", 2_00),
      order("2026-05-12 23:59:59", 1_00),
      order("2026-05-13 09:00:00", 7_00),
    ],
    visits: [{ day: "2026-05-12", visitors: 24, visitorsByHour }],
  });
  expect(await shop.figures()).toMatchObject({
    ...{ sales: "7.00", yesterdaySales: "18.00", yesterdaySalesByNow: "15.00" },
    ...{ orderNum: 1, yesterdayOrderNum: 4, yesterdayOrderNumByNow: 2 },
    ...{ yesterdayVisitorsNum: 24, yesterdayVisitorsNumByNow: 14 },
  });
});

test("today and yesterday begin at midnight at +08:00", async () => {
  const shop = await shopOf({
    orders: [
      order("2026-05-11 23:59:59", 1),
      order("2026-05-12 00:00:00", 10_00),
      order("2026-05-12 23:59:59", 2_05),
      order("2026-05-13 00:00:00", 20_00),
      order("2026-05-13 12:29:00", 3_50),
    ],
    visits: [
      { day: "2026-05-11", visitors: 100 },
      { day: "2026-05-12", visitors: 40 },
      { day: "2026-05-13", visitors: 25 },
    ],
    users: [{}, {}, { isFollowing: false }],
  });
  expect(await shop.figures()).toEqual({
    sales: "23.50",
    yesterdaySales: "12.05",
    yesterdaySalesByNow: "10.00",
    orderNum: 2,
    yesterdayOrderNum: 2,
    yesterdayOrderNumByNow: 1,
    visitorsNum: 25,
    yesterdayVisitorsNum: 40,
    yesterdayVisitorsNumByNow: 20,
    followNum: 2,
  });
});

test("what was not paid counts as an order and not as sales; what was paid back stays in both, and so does what the shop hides", async () => {
  const shop = await shopOf({
    orders: [
      order("2026-05-13 09:00:00", 10_00),
      order("2026-05-13 09:01:00", 100_00, { status: 0 }),
      order("2026-05-13 09:02:00", 1000_00, { status: 9, cancelStatus: 1 }),
      order("2026-05-13 09:03:00", 1_00, { refundStatus: 3 }),
      order("2026-05-13 09:04:00", 2_00, { isMerchantDel: true }),
      order("2026-05-13 09:05:00", 4_00, { level: 2 }),
    ],
  });
  expect(await shop.figures()).toMatchObject({ sales: "13.00", orderNum: 5 });
});

test("sales are what the buyers paid: discounts off, shipping on", async () => {
  const shop = await shopOf({
    orders: [
      order("2026-05-13 09:00:00", 0, {
        lines: [{ price: 33_33, payNum: 2 }, { price: 1 }],
        merCouponPrice: 5_00,
        platCouponPrice: 1_00,
        payPostage: 8_00,
      }),
    ],
  });
  expect(await shop.figures()).toMatchObject({ sales: "68.67", orderNum: 1 });
});

test("a return that waits to be received is work of its own", async () => {
  const shop = await shopOf({
    orders: [
      { status: 4, lines: [{ refunds: [{ refundStatus: 5, afterSalesType: 2 }] }] },
      { status: 4, lines: [{ refunds: [{ refundStatus: 0 }] }] },
    ],
  });
  expect(await shop.waiting()).toMatchObject({ refundingOrderNum: 1, awaitReceivingRefundNum: 1 });
});

test("another shop's orders, visitors and views are never counted", async () => {
  const seed: Seed = {
    products: 1,
    orders: [
      order("2026-05-13 09:00:00", 5_00),
      order("2026-05-10 09:00:00", 7_00, { status: 3 }),
      order("2026-05-13 08:00:00", 1_00, { refundStatus: 1 }),
    ],
    visits: [{ day: "2026-05-13", visitors: 9 }],
    views: [{ day: "2026-05-12", views: 6 }],
  };
  const [shop] = [await shopOf(seed), await shopOf(seed), await shopOf(seed)];
  expect(await shop.figures()).toMatchObject({ sales: "6.00", orderNum: 2, visitorsNum: 9, followNum: 1 });
  expect(await shop.waiting()).toEqual({
    notShippingOrderNum: 2,
    awaitVerificationOrderNum: 1,
    refundingOrderNum: 1,
    awaitReceivingRefundNum: 0,
    onSaleProductNum: 1,
    awaitAuditProductNum: 0,
  });
  expect(await shop.payRanking()).toMatchObject([{ salesAmount: "7.00", pageView: 6 }]);
  expect(await shop.viewRanking()).toMatchObject([{ salesAmount: "7.00", pageView: 6 }]);
  const { points } = await shop.trend();
  expect(points.filter(({ orderNum }) => orderNum > 0)).toMatchObject([
    { time: "2026-05-10 00:00:00", sales: "7.00", orderNum: 1, visitorsNum: 0 },
    { time: "2026-05-13 00:00:00", sales: "6.00", orderNum: 2, visitorsNum: 9 },
  ]);
});

test("an order is counted under the tab that lists it, a refund until the shop has decided", async () => {
  const waits = async (more: Orders[number]) => {
    const { notShippingOrderNum, awaitVerificationOrderNum, refundingOrderNum } = await (
      await shopOf({ orders: [order("2026-05-01 09:00:00", 100, more)] })
    ).waiting();
    return [notShippingOrderNum, awaitVerificationOrderNum, refundingOrderNum];
  };
  expect(await waits({ status: 1 })).toEqual([1, 0, 0]);
  expect(await waits({ status: 2 })).toEqual([1, 0, 0]);
  expect(await waits({ status: 3 })).toEqual([0, 1, 0]);
  expect(await waits({ status: 4 })).toEqual([0, 0, 0]);
  expect(await waits({ status: 0 })).toEqual([0, 0, 0]);
  expect(await waits({ status: 1, refundStatus: 1 })).toEqual([1, 0, 1]);
  expect(await waits({ status: 4, lines: [{ refunds: [{ refundStatus: 4 }] }] })).toEqual([0, 0, 0]);
  expect(await waits({ status: 4, lines: [{ payNum: 2, refunds: [{}, {}] }] })).toEqual([0, 0, 2]);
  expect(await waits({ status: 1, refundStatus: 3 })).toEqual([0, 0, 0]);
  expect(await waits({ status: 1, isUserDel: true })).toEqual([0, 0, 0]);
  expect(await waits({ status: 1, isMerchantDel: true, refundStatus: 1 })).toEqual([0, 0, 1]);
  expect(await waits({ status: 1, type: 2, groupBuyRecordStatus: 0 })).toEqual([0, 0, 0]);
  expect(await waits({ status: 3, type: 2, groupBuyRecordStatus: 10 })).toEqual([0, 1, 0]);
});

test("products wait for review, or are on sale, as their tabs say", async () => {
  const shop = await shopOf({
    products: [{}, {}, { isShow: false, auditStatus: 1, isAudit: true }, { isShow: false }, { isRecycle: true }, { isDel: true }],
  });
  expect(await shop.waiting()).toMatchObject({ onSaleProductNum: 2, awaitAuditProductNum: 1 });
});

test("the rankings are of the seven days before today, most first, and name deleted products too", async () => {
  const shop = await shopOf({
    products: [{ name: "甲" }, { name: "乙" }, { name: "丙" }],
    orders: [
      order("2026-05-05 23:59:59", 0, { lines: [{ product: 0, price: 900_00 }] }),
      order("2026-05-06 00:00:00", 0, {
        lines: [
          { product: 0, price: 1_00 },
          { product: 2, price: 5_00, payNum: 2 },
        ],
      }),
      order("2026-05-12 23:59:59", 0, {
        lines: [
          { product: 1, price: 4_00 },
          { product: 0, price: 2_00 },
        ],
        payPostage: 6_00,
      }),
      order("2026-05-12 10:00:00", 0, { lines: [{ product: 1, price: 700_00 }], status: 0 }),
      order("2026-05-13 00:00:00", 0, { lines: [{ product: 0, price: 900_00 }] }),
    ],
    views: [
      { day: "2026-05-05", product: 2, views: 1000 },
      { day: "2026-05-06", product: 1, views: 3 },
      { day: "2026-05-12", product: 1, views: 4 },
      { day: "2026-05-12", product: 0, views: 6 },
      { day: "2026-05-13", product: 2, views: 1000 },
    ],
  });
  expect((await shop.payRanking()).map(({ proName, salesAmount, pageView }) => [proName, salesAmount, pageView])).toEqual([
    ["丙", "10.00", 0],
    ["乙", "4.00", 7],
    ["甲", "3.00", 6],
  ]);
  expect((await shop.viewRanking()).map(({ proName, salesAmount, pageView }) => [proName, salesAmount, pageView])).toEqual([
    ["乙", "4.00", 7],
    ["甲", "3.00", 6],
  ]);
});

test("a ranking names at most twenty products, each with its picture", async () => {
  const shop = await shopOf({
    products: 23,
    views: Array.from({ length: 23 }, (_, product) => ({ day: "2026-05-12", product, views: 100 - product })),
  });
  const ranking = await shop.viewRanking();
  expect(ranking.map(({ pageView }) => pageView)).toEqual(Array.from({ length: 20 }, (_, place) => 100 - place));
  for (const { proName, image } of ranking) expect([proName, image]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^\//)]);
});

test("a trend has every day of its range, the empty ones too, and none that has not begun", async () => {
  const shop = await shopOf({ orders: [order("2026-05-02 10:00:00", 3_00), order("2026-05-04 10:00:00", 4_00)] });
  const days = async (limit?: string) => {
    const { unit, points } = await shop.trend(limit);
    expect(unit).toBe("day");
    return [points[0]?.time.slice(0, 10), points.at(-1)?.time.slice(0, 10), points.length];
  };
  expect(await days()).toEqual(["2026-05-07", "2026-05-13", 7]);
  expect(await days("lately7")).toEqual(["2026-05-07", "2026-05-13", 7]);
  expect(await days("lately30")).toEqual(["2026-04-14", "2026-05-13", 30]);
  expect(await days("month")).toEqual(["2026-05-01", "2026-05-13", 13]);
  expect(await days("")).toEqual(["2026-05-02", "2026-05-13", 12]);
  expect(await days("2026-05-12,2026-06-30")).toEqual(["2026-05-12", "2026-05-13", 2]);
  expect(await days("2026-05-10,")).toEqual(["2026-05-10", "2026-05-13", 4]);
  expect(await days(",2026-05-03")).toEqual(["2026-05-02", "2026-05-03", 2]);
  expect((await shop.trend("2026-05-01,2026-05-04")).points.map(({ sales }) => sales)).toEqual(["0.00", "3.00", "0.00", "4.00"]);
  expect((await shop.trend("2026-06-01,2026-06-30")).points).toEqual([]);
});

test("the trend of one day goes by the hour, of today up to the hour that runs", async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 7 : hour === 12 ? 5 : 0));
  const shop = await shopOf({
    orders: [order("2026-05-13 00:00:00", 1_00), order("2026-05-13 09:59:59", 2_00), order("2026-05-12 23:59:59", 4_00)],
    visits: [{ day: "2026-05-13", visitors: 11, visitorsByHour: hours }],
  });
  const today = await shop.trend("today");
  expect(today).toMatchObject({ unit: "hour", since: "2026-05-12 23:59:59" });
  expect(today.points).toHaveLength(13);
  expect(today.points.filter(({ orderNum, visitorsNum }) => orderNum + visitorsNum > 0)).toEqual([
    { time: "2026-05-13 00:00:00", sales: "1.00", orderNum: 1, visitorsNum: 0 },
    { time: "2026-05-13 09:00:00", sales: "2.00", orderNum: 1, visitorsNum: 7 },
    { time: "2026-05-13 12:00:00", sales: "0.00", orderNum: 0, visitorsNum: 5 },
  ]);
  const yesterday = await shop.trend("yesterday");
  expect(yesterday.points).toHaveLength(24);
  expect(yesterday.points.at(-1)).toMatchObject({ time: "2026-05-12 23:00:00", sales: "4.00" });
});

test("a trend of more than a quarter goes by the week, from Monday to Sunday", async () => {
  const shop = await shopOf({
    orders: [order("2026-01-04 23:00:00", 1_00), order("2026-01-05 00:00:00", 2_00), order("2026-05-11 00:00:00", 4_00)],
  });
  const { unit, points } = await shop.trend("year");
  expect([unit, points.length]).toEqual(["week", 20]);
  expect(points.filter(({ orderNum }) => orderNum > 0).map(({ time, sales }) => [time.slice(0, 10), sales])).toEqual([
    ["2026-01-01", "1.00"],
    ["2026-01-05", "2.00"],
    ["2026-05-11", "4.00"],
  ]);
});

test("a long trend goes by the month", async () => {
  const shop = await shopOf({
    orders: [order("2024-02-29 10:00:00", 1_00), order("2026-04-01 00:00:00", 2_00), order("2026-04-30 23:00:00", 4_00)],
    visits: [
      { day: "2026-04-02", visitors: 3 },
      { day: "2026-04-03", visitors: 4 },
    ],
  });
  const { unit, points } = await shop.trend("");
  expect([unit, points.length]).toEqual(["month", 28]);
  expect(points[0]).toMatchObject({ time: "2024-02-29 00:00:00", sales: "1.00" });
  expect(points.at(-2)).toEqual({ time: "2026-04-01 00:00:00", sales: "6.00", orderNum: 2, visitorsNum: 7 });
});

test("days that no calendar has, in the wrong order or too many are refused at their field", async () => {
  const { token } = await server.createShop();
  for (const dateLimit of ["2026-02-30,2026-03-01", "2026-05-02,2026-05-01", "1980-01-01,2026-01-01"]) {
    expect(await call(server, "getSalesTrend", { token, query: { dateLimit } })).toMatchObject({
      status: 400,
      data: { fields: { dateLimit: expect.stringMatching(/时间范围/) } },
    });
  }
});
