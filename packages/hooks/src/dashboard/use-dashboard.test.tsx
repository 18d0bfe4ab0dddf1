import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useDashboard } from "./use-dashboard";

const everywhere = () => true;

async function open(seed: Seed, { at = "", isReady = everywhere }: { at?: string; isReady?: (path: string) => boolean } = {}) {
  const shop = await openShop(seed);
  const useSearch = searchState(at);
  const { result: dashboard } = renderHook(() => useDashboard(useSearch(), isReady), { wrapper: shop.wrapper });
  const settled = () =>
    waitFor(() => {
      const { stats, operating, trend, rankings } = dashboard.current;
      for (const part of [stats, operating, trend, rankings.paid, rankings.viewed]) expect(part?.isLoading ?? false).toBe(false);
    });
  await settled();
  return { ...shop, dashboard, settled };
}

const day = (days: number) => new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const noonOf = (days: number) => new Date(`${day(days)}T12:00:00+08:00`);

test("the figures of today stand beside those of yesterday, and nothing beside nothing", async () => {
  const { dashboard, account } = await open({
    orders: [
      { createTime: noonOf(1), lines: [{ price: 80_00 }] },
      { createTime: new Date(), lines: [{ price: 120_00 }] },
      { createTime: new Date(), lines: [{ price: 40_00 }] },
    ],
    visits: [{ day: day(0), visitors: 7 }],
    users: 3,
  });
  const { name, stats } = dashboard.current;
  expect(name).toBe(account.realName);
  expect(stats).toMatchObject({
    hasFigures: true,
    sales: { today: "160.00", yesterday: "80.00", comparison: { direction: "up", percent: 100 } },
    orders: { today: 2, yesterday: 1, comparison: { direction: "up", percent: 100 } },
    visitors: { today: 7, yesterday: 0, comparison: undefined },
    followers: 3,
  });
});

test("what waits is counted, and leads to its list where that exists", async () => {
  const seed: Seed = {
    products: [{}, { isShow: false, auditStatus: 1, isAudit: true }],
    orders: [{ status: 1 }, { status: 2 }, { status: 3 }, { status: 4, refundStatus: 1 }],
  };
  const { dashboard } = await open(seed, { isReady: (path) => path.startsWith("/order/") });
  expect(dashboard.current.operating?.counters).toEqual([
    { key: "onSale", path: undefined, count: 1 },
    { key: "awaitAudit", path: undefined, count: 1 },
    { key: "notShipping", path: "/order/list?status=notShipped", count: 2 },
    { key: "awaitVerification", path: "/order/list?status=awaitVerification", count: 1 },
    { key: "refunding", path: "/order/refund?refundStatus=0", count: 1 },
  ]);
  expect(dashboard.current.shortcuts.map(({ path }) => path)).toEqual(["/order/list"]);
});

test("the trend shows the last seven days, and the stretch that is chosen or that the address names", async () => {
  const { dashboard, settled } = await open({
    orders: [
      { createTime: noonOf(20), lines: [{ price: 1_00 }] },
      { createTime: noonOf(2), lines: [{ price: 2_50 }] },
    ],
  });
  expect(dashboard.current.trend).toMatchObject({ preset: "lately7", unit: "day", totals: { sales: "2.50", orderNum: 1 }, isNew: false });
  expect(dashboard.current.trend?.points).toHaveLength(7);
  act(() => dashboard.current.trend?.choose("lately30"));
  await waitFor(() => expect(dashboard.current.trend).toMatchObject({ preset: "lately30", totals: { sales: "3.50", orderNum: 2 } }));
  act(() => dashboard.current.trend?.choose("all"));
  await waitFor(() => expect(dashboard.current.trend).toMatchObject({ preset: "all" }));
  await settled();
  await waitFor(() => expect(dashboard.current.trend?.points).toHaveLength(21));
  const other = await open({}, { at: "dateLimit=today" });
  expect(other.dashboard.current.trend).toMatchObject({ preset: "today", unit: "hour", isEmpty: true });
  const broken = await open({}, { at: "dateLimit=whenever" });
  expect(broken.dashboard.current.trend).toMatchObject({ preset: "lately7" });
});

test("the rankings name the products of the last seven days", async () => {
  const { dashboard } = await open({
    products: [{ name: "甲" }, { name: "乙" }],
    orders: [{ createTime: noonOf(3), lines: [{ product: 1, price: 9_00 }] }],
    views: [{ day: day(1), product: 0, views: 12 }],
  });
  expect(dashboard.current.rankings.paid?.products).toMatchObject([{ proName: "乙", salesAmount: "9.00" }]);
  expect(dashboard.current.rankings.viewed?.products).toMatchObject([{ proName: "甲", pageView: 12 }]);
});

test("an account is asked for nothing that it may not see", async () => {
  const { dashboard } = await open({
    orders: [{}],
    permissions: ["merchant:statistics:home:product:pay:ranking", "merchant:product:page:list"],
  });
  const { stats, operating, trend, rankings, shortcuts, isBare } = dashboard.current;
  expect([stats, operating, trend, rankings.viewed]).toEqual([undefined, undefined, undefined, undefined]);
  expect(rankings.paid).toMatchObject({ error: undefined });
  expect(shortcuts.map(({ key }) => key)).toEqual(["products"]);
  expect(isBare).toBe(false);
  const nobody = await open({ permissions: ["merchant:user:page:list"] });
  expect(nobody.dashboard.current).toMatchObject({ isBare: true, canRefresh: false });
});

test("a counter is shown by the right to its list, beside the right to the figures", async () => {
  const keys = async (...permissions: string[]) =>
    (await open({ permissions })).dashboard.current.operating?.counters.map(({ key }) => key);
  const figures = "merchant:statistics:home:operating:data";
  expect(await keys(figures)).toBeUndefined();
  expect(await keys(figures, "merchant:order:page:list")).toEqual(["notShipping", "awaitVerification"]);
  expect(await keys("merchant:order:page:list")).toBeUndefined();
});

test("a shop that has sold nothing is shown where to begin, and what is done by what is stored", async () => {
  const { dashboard } = await open({ coupons: 1 });
  await waitFor(() =>
    expect(dashboard.current.steps.map(({ key, isDone }) => [key, isDone])).toEqual([
      ["product", false],
      ["coupon", true],
      ["staff", false],
    ]),
  );
  const selling = await open({ orders: [{}] });
  expect(selling.dashboard.current.steps).toEqual([]);
});

test("refreshing asks again for what the dashboard shows", async () => {
  const { dashboard, shop } = await open({ visits: [{ day: day(0), visitors: 1 }] });
  expect(shop.merId).toBeGreaterThan(0);
  act(() => dashboard.current.refresh());
  await waitFor(() => expect(dashboard.current.isRefreshing).toBe(true));
  await waitFor(() => expect(dashboard.current.isRefreshing).toBe(false));
  expect(dashboard.current.stats).toMatchObject({ visitors: { today: 1 } });
});
