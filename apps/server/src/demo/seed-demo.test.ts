import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";
import { demoAccounts } from "../session/demo-password";
import { seedDemo } from "./seed-demo";
import { demoShops } from "./seed-words";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
  await seedDemo({ database: server.database, ...server.ports });
});

// its own address: wrong passwords of other tests from the common address may require a captcha there
const headers = { "X-Forwarded-For": "10.77.0.1" };
const token = async (account: string) => (await read(server, "login", { body: { account, pwd: "Shopkeeper-1" }, headers })).token;

test("the owner of the first shop finds goods under every tab, buyers, and coupons of every kind", async () => {
  const admin = await token("admin");
  const tabs = await read(server, "listProductTabs", { token: admin });
  for (const { type, count } of tabs) expect(count, `tab ${type}`).toBeGreaterThan(20);
  expect(await read(server, "listUsers", { token: admin })).toMatchObject({ total: 300 });
  const { list } = await read(server, "listCoupons", { token: admin, query: { limit: 100 } });
  expect(list).toHaveLength(60);
  const now = Date.now();
  const at = (time: string | null) => Date.parse(`${time?.replace(" ", "T")}+08:00`);
  const states: Record<string, (coupon: (typeof list)[number]) => boolean> = {
    product: ({ category, linkedData }) => category === 2 && (linkedData ?? "").split(",").length >= 3,
    merchant: ({ category }) => category === 1,
    gift: ({ receiveType }) => receiveType === 2,
    off: ({ status }) => !status,
    unlimited: ({ isLimited }) => !isLimited,
    soldOut: ({ isLimited, lastTotal }) => isLimited && lastTotal === 0,
    lastOne: ({ isLimited, lastTotal }) => isLimited && lastTotal === 1,
    noThreshold: ({ minPrice }) => minPrice === 0,
    threshold: ({ minPrice, money }) => minPrice >= money,
    days: ({ isFixedTime, day }) => !isFixedTime && (day ?? 0) > 0,
    fixedPast: ({ isFixedTime, useEndTime }) => isFixedTime && at(useEndTime) < now,
    fixedNow: ({ isFixedTime, useStartTime, useEndTime }) => isFixedTime && at(useStartTime) < now && at(useEndTime) > now,
    fixedFuture: ({ isFixedTime, useStartTime }) => isFixedTime && at(useStartTime) > now,
    claimPast: ({ isTimeReceive, receiveEndTime }) => isTimeReceive && at(receiveEndTime) < now,
    claimNow: ({ isTimeReceive, receiveStartTime, receiveEndTime }) =>
      isTimeReceive && at(receiveStartTime) < now && at(receiveEndTime) > now,
    claimFuture: ({ isTimeReceive, receiveStartTime }) => isTimeReceive && at(receiveStartTime) > now,
    claimAny: ({ isTimeReceive }) => !isTimeReceive,
    longName: ({ name }) => name.length >= 19,
  };
  for (const [state, holds] of Object.entries(states)) expect(list.some(holds), state).toBe(true);
  for (const coupon of list) expect(coupon.minPrice === 0 || coupon.money <= coupon.minPrice, coupon.name).toBe(true);
  for (const status of [0, 1, 2]) {
    expect((await read(server, "listCouponUsers", { token: admin, query: { status } })).total).toBeGreaterThan(20);
  }
});

test("the clerk looks at what the role grants, and changes nothing", async () => {
  const clerk = await token("clerk");
  for (const operation of ["listCoupons", "listProducts", "listCouponUsers", "listProductTabs"] as const) {
    expect(await call(server, operation, { token: clerk })).toMatchObject({ code: 200 });
  }
  for (const operation of ["toggleCoupon", "deleteCoupon"] as const) {
    expect(await call(server, operation, { token: clerk, path: { id: 1 } })).toMatchObject({ status: 403 });
  }
});

test("the second shop sells other goods and sees nothing of the first", async () => {
  const [admin, admin2] = [await token("admin"), await token("admin2")];
  const first = await read(server, "listCoupons", { token: admin });
  const second = await read(server, "listProducts", { token: admin2, query: { keywords: "连衣裙" } });
  expect(second.total).toBeGreaterThan(0);
  expect(await read(server, "listProducts", { token: admin2, query: { keywords: "龙井" } })).toMatchObject({ total: 0 });
  expect(await call(server, "getCoupon", { token: admin2, path: { id: first.list[0]?.id } })).toMatchObject({ status: 404, code: 10001 });
});

test("both shops have sold for a year, have work waiting, and know what was looked at", async () => {
  for (const account of ["admin", "admin2"]) {
    const owner = await token(account);
    const { since, points } = await read(server, "getSalesTrend", { token: owner, query: { dateLimit: "lately30" } });
    expect(Date.now() - Date.parse(`${since?.replace(" ", "T")}+08:00`)).toBeGreaterThan(300 * 86_400_000);
    const sum = (figure: "orderNum" | "visitorsNum") => points.reduce((all, point) => all + point[figure], 0);
    expect(sum("orderNum")).toBeGreaterThan(20);
    expect(sum("visitorsNum")).toBeGreaterThan(5 * sum("orderNum"));
    const waiting = await read(server, "getOperatingData", { token: owner });
    expect(waiting.notShippingOrderNum).toBeGreaterThan(0);
    const rankings = [await read(server, "listPayRanking", { token: owner }), await read(server, "listPageviewRanking", { token: owner })];
    for (const ranking of rankings) expect(ranking.length).toBeGreaterThan(3);
  }
});

test("a second start adds nothing", async () => {
  const admin = await token("admin");
  await seedDemo({ database: server.database, ...server.ports });
  expect(await read(server, "listCoupons", { token: admin })).toMatchObject({ total: 60 });
});

test("a server in production looks for the password of the demo at each of its accounts", () => {
  expect(demoShops.flatMap(({ account, staff }) => [account, ...staff.map((member) => member.account)])).toEqual([...demoAccounts]);
});
