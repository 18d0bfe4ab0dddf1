import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { comparisonOf, greetingOf, useDashboard } from "./use-dashboard";
import { trendTotals } from "./use-sales-trend";

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
const midnightOf = (days: number) => new Date(`${day(days)}T00:00:00+08:00`);
const noonOf = (days: number) => new Date(`${day(days)}T12:00:00+08:00`);

test("the figures of today are compared with those of yesterday, unless there were none", async () => {
  const { dashboard, account } = await open({
    orders: [
      { createTime: midnightOf(1), lines: [{ price: 80_00 }] },
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

test("what yesterday brought later than it is now is not compared with", async () => {
  const minute = 60_000;
  const yesterday = (minutes: number) => new Date(Date.now() - 24 * 60 * minute + minutes * minute);
  const { dashboard } = await open({
    orders: [
      { createTime: midnightOf(1), lines: [{ price: 50_00 }] },
      { createTime: yesterday(30), lines: [{ price: 950_00 }] },
      { createTime: new Date(), lines: [{ price: 100_00 }] },
    ],
  });
  expect(dashboard.current.stats?.sales.comparison).toEqual({ direction: "up", percent: 100 });
});

test("the trend shows the last seven days, or the period that is chosen or in the address", async () => {
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

test("nothing is read that the account may not see", async () => {
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

test("refreshing reads again what the dashboard shows", async () => {
  const { dashboard } = await open({ visits: [{ day: day(0), visitors: 1 }] });
  act(() => dashboard.current.refresh());
  await waitFor(() => expect(dashboard.current.isRefreshing).toBe(true));
  await waitFor(() => expect(dashboard.current.isRefreshing).toBe(false));
  expect(dashboard.current.stats).toMatchObject({ visitors: { today: 1 } });
});

test.each([
  ["150.00", "100.00", { direction: "up", percent: 50 }],
  ["0.00", "80.00", { direction: "down", percent: 100 }],
  ["100000.01", "100000.00", { direction: "flat", percent: 0 }],
  [3, 8, { direction: "down", percent: 62.5 }],
  ["33.33", "100.00", { direction: "down", percent: 66.7 }],
  ["12.00", "0.00", undefined],
])("%s after %s is %o", (today, yesterday, comparison) => expect(comparisonOf(today, yesterday)).toEqual(comparison));

test.each([
  ["20:00", "night"],
  ["23:00", "morning"],
  ["04:00", "noon"],
  ["06:00", "afternoon"],
  ["12:00", "evening"],
])("%s UTC is %s at +08:00", (time, greeting) => expect(greetingOf(new Date(`2026-05-01T${time}:00Z`))).toBe(greeting));

test("amounts are added to the cent", () => {
  const point = (sales: string) => ({ time: "2026-05-01 00:00:00", sales, orderNum: 1, visitorsNum: 2 });
  const totals = trendTotals(["0.10", "0.20", "1000000.03"].map(point));
  expect(totals).toEqual({ sales: "1000000.33", orderNum: 3, visitorsNum: 6 });
});
