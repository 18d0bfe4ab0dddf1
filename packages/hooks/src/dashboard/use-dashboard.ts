import { type SearchParamsState, useCan, useRefresh, useShop } from "../core";
import { greetingOf } from "./greeting";
import { shortcutsOf } from "./places";
import { useFirstSteps } from "./use-first-steps";
import { useOperatingCounters } from "./use-operating-counters";
import { useRankings } from "./use-rankings";
import { useSalesTrend } from "./use-sales-trend";
import { useStatCards } from "./use-stat-cards";

/**
 * The dashboard: who is greeted how, today's figures, what waits, the trend, the rankings, and where to go.
 *
 * A part that the account may not see is undefined and is never asked for; `isReady` says which addresses have a screen.
 */
export function useDashboard(search: SearchParamsState, isReady: (path: string) => boolean) {
  const { account, now } = useShop();
  const can = useCan();
  const refresh = useRefresh();
  const stats = useStatCards();
  const operating = useOperatingCounters(isReady);
  const trend = useSalesTrend(search);
  const rankings = useRankings();
  const steps = useFirstSteps(trend?.isNew === true, isReady);
  const shortcuts = shortcutsOf(can, isReady);
  const parts = [stats, operating, trend, rankings.paid, rankings.viewed];
  return {
    name: account.realName,
    greeting: greetingOf(now()),
    stats,
    operating,
    trend,
    rankings,
    steps,
    shortcuts,
    /** There is nothing at all that the account may see here. */
    isBare: shortcuts.length === 0 && parts.every((part) => part === undefined),
    canRefresh: parts.some((part) => part !== undefined),
    isRefreshing: parts.some((part) => part?.isRefreshing),
    refresh: () => void refresh(["dashboard"]),
  };
}
