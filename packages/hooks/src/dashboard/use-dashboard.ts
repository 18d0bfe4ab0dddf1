import type { Schema } from "@shopkeeper/sdk";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { localTime } from "@shopkeeper/sdk/rules/time";
import { type Read, useRead, useRefresh } from "../core";
import { type SearchParamsState } from "../list";
import { useCan, useShop } from "../shop";
import { figurePaths, paidPath, viewedPath } from "./figure-paths";
import { type Counter, countersOf, type Shortcut, shortcutsOf } from "./places";
import { type FirstSteps, useFirstSteps } from "./use-first-steps";
import { type SalesTrend, useSalesTrend } from "./use-sales-trend";

/** The dashboard. */
export interface Dashboard extends FirstSteps {
  name: string;
  greeting: "night" | "morning" | "noon" | "afternoon" | "evening";
  stats: StatCards | undefined;
  operating: OperatingCounters | undefined;
  trend: SalesTrend | undefined;
  rankings: { paid: Ranking | undefined; viewed: Ranking | undefined };
  shortcuts: Shortcut[];
  /** The account may see no part of the dashboard. */
  isBare: boolean;
  canRefresh: boolean;
  isRefreshing: boolean;
  refresh: () => void;
}

/**
 * The dashboard: the greeting, today's figures, counters, the trend, the rankings, and links.
 *
 * A part that the account may not see is undefined and is not read; `isReady` decides which addresses have a screen.
 */
export function useDashboard(search: SearchParamsState, isReady: (path: string) => boolean): Dashboard {
  const { account, now } = useShop();
  const can = useCan();
  const refresh = useRefresh();
  const stats = useStatCards(isReady);
  const operating = useOperatingCounters(isReady);
  const trend = useSalesTrend(search);
  const rankings = { paid: useRanking("listPayRanking", isReady), viewed: useRanking("listPageviewRanking", isReady) };
  const first = useFirstSteps(isReady);
  const shortcuts = shortcutsOf(can, isReady);
  const parts = [stats, operating, trend, rankings.paid, rankings.viewed];
  return {
    name: account.realName,
    greeting: greetingOf(now()),
    stats,
    operating,
    trend,
    rankings,
    ...first,
    shortcuts,
    isBare: shortcuts.length === 0 && parts.every((part) => part === undefined),
    canRefresh: parts.some((part) => part !== undefined),
    isRefreshing: parts.some((part) => part?.isRefreshing),
    refresh: () => void refresh(["dashboard"]),
  };
}

/** The key of `dashboardText.greeting` for the hour of the day at +08:00. */
export function greetingOf(now: Date): "night" | "morning" | "noon" | "afternoon" | "evening" {
  const hour = localTime(now).hour();
  if (hour < 5) return "night";
  if (hour < 11) return "morning";
  if (hour < 13) return "noon";
  return hour < 18 ? "afternoon" : "evening";
}

/** Today's sales, orders and visitors with yesterday's, and the followers. */
export interface StatCards extends Omit<Read<"getHomeStatistics">, "data"> {
  hasFigures: boolean;
  sales: { today: string; yesterday: string; comparison: Comparison | undefined };
  orders: { today: number; yesterday: number; comparison: Comparison | undefined };
  visitors: { today: number; yesterday: number; comparison: Comparison | undefined };
  followers: number;
  /** The lists that the figures count, where the account may see them. */
  paths: StatCardsPaths;
}

interface StatCardsPaths {
  sales: string | undefined;
  yesterdaySales: string | undefined;
  orders: string | undefined;
  yesterday: string | undefined;
  followers: string | undefined;
}

function useStatCards(isReady: (path: string) => boolean): StatCards | undefined {
  const can = useCan();
  const isAllowed = can("getHomeStatistics");
  const { data, ...read } = useRead("getHomeStatistics", isAllowed ? {} : undefined);
  if (!isAllowed) return undefined;
  return {
    ...read,
    hasFigures: data !== undefined,
    sales: beside(data?.sales ?? "0.00", data?.yesterdaySales ?? "0.00", data?.yesterdaySalesByNow ?? "0.00"),
    orders: beside(data?.orderNum ?? 0, data?.yesterdayOrderNum ?? 0, data?.yesterdayOrderNumByNow ?? 0),
    visitors: beside(data?.visitorsNum ?? 0, data?.yesterdayVisitorsNum ?? 0, data?.yesterdayVisitorsNumByNow ?? 0),
    followers: data?.followNum ?? 0,
    paths: figurePaths(can, isReady),
  };
}

/** A running day is compared with the day before until the same time of day. */
const beside = <Figure extends string | number>(today: Figure, yesterday: Figure, yesterdayByNow: Figure) => ({
  today,
  yesterday,
  comparison: comparisonOf(today, yesterdayByNow),
});

/** Today's figure compared with that of the same part of the day before. */
export interface Comparison {
  readonly direction: "up" | "down" | "flat";
  /** With one decimal at most: 12.5. */
  readonly percent: number;
}

/** Compares amounts or counts of two periods; undefined when yesterday's is 0. */
export function comparisonOf(today: string | number, yesterday: string | number): Comparison | undefined {
  const [now, before] = [centsOf(today) || 0, centsOf(yesterday) || 0];
  if (before <= 0) return undefined;
  const percent = Math.round((Math.abs(now - before) * 1000) / before) / 10;
  return { direction: percent === 0 ? "flat" : now > before ? "up" : "down", percent };
}

/** The numbers of open tasks, each with the address of its list. */
export interface OperatingCounters extends Omit<Read<"getOperatingData">, "data"> {
  counters: OperatingCounter[];
}

interface OperatingCounter {
  key: Counter["key"];
  path: string | undefined;
  count: number | undefined;
}

/** The numbers of open tasks, each with the address of its list; undefined if the account may see none of them. */
function useOperatingCounters(isReady: (path: string) => boolean): OperatingCounters | undefined {
  const can = useCan();
  const shown = can("getOperatingData") ? countersOf(can, isReady) : [];
  const { data, ...read } = useRead("getOperatingData", shown.length > 0 ? {} : undefined);
  if (shown.length === 0) return undefined;
  return { ...read, counters: shown.map(({ key, figure, path }) => ({ key, path, count: data?.[figure] })) };
}

/** The products of a ranking, each with its address. */
export interface Ranking extends Omit<Read<"listPayRanking" | "listPageviewRanking">, "data"> {
  products: (Schema<"RankedProduct"> & { path: string | undefined })[];
}

/** The products of the last seven days by what was paid for them, or by how often they were viewed. */
function useRanking(operation: "listPayRanking" | "listPageviewRanking", isReady: (path: string) => boolean): Ranking | undefined {
  const { now } = useShop();
  const can = useCan();
  const isAllowed = can(operation);
  const { data = [], ...read } = useRead(operation, isAllowed ? {} : undefined);
  const pathOf = operation === "listPayRanking" ? paidPath : viewedPath;
  return isAllowed ? { ...read, products: data.map((row) => ({ ...row, path: pathOf(can, isReady, row, now()) })) } : undefined;
}
