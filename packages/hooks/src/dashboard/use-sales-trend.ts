import { type SearchParamsState, readQuery, type TimePresetName, useCan, useListQuery, useRead } from "../core";
import { trendInput, trendQuery } from "./trend-query";
import { trendTotals } from "./trend-totals";

/** Sales, orders and visitors over the stretch of time that the address names; undefined to who may not know. */
export function useSalesTrend(search: SearchParamsState) {
  const isAllowed = useCan()("getSalesTrend");
  const { query, change } = useListQuery((params) => readQuery(trendQuery, params), search);
  const { data, ...read } = useRead("getSalesTrend", isAllowed ? trendInput(query.dateLimit) : undefined);
  if (!isAllowed) return undefined;
  const points = data?.points ?? [];
  return {
    ...read,
    preset: query.dateLimit,
    choose: (preset: TimePresetName) => change({ dateLimit: preset }, { replace: true }),
    unit: data?.unit ?? "day",
    points,
    totals: trendTotals(points),
    /** The shop has never had an order; undefined while that is not known. */
    isNew: data && data.since === null,
    /** Nothing happened in this stretch. */
    isEmpty: points.every(({ orderNum, visitorsNum }) => orderNum === 0 && visitorsNum === 0),
  };
}
