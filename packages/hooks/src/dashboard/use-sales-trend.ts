import { type Schema, TimePreset } from "@shopkeeper/sdk";
import { sumOf } from "@shopkeeper/sdk/rules/money";
import * as z from "zod/mini";
import { type Read, useRead } from "../core";
import { type SearchParamsState, readQuery, useListQuery } from "../list";
import { type TimePresetName, timePresets } from "../dates";
import { useCan } from "../shop";

const trendQuery = z.object({ dateLimit: z.catch(z._default(z.enum(timePresets), "lately7"), "lately7") });

/** The period in the address; the last seven days by default. */
export const readTrendQuery = (search: URLSearchParams) => readQuery(trendQuery, search);

/** The input of the call for a period. */
export const trendInput = (preset: TimePresetName) => ({ query: { dateLimit: TimePreset[preset] } });

/** Sales, orders and visitors in the period of the address. */
export interface SalesTrend extends Omit<Read<"getSalesTrend">, "data"> {
  preset: TimePresetName;
  choose: (preset: TimePresetName) => void;
  unit: "month" | "hour" | "day" | "week";
  points: Schema<"SalesPoint">[];
  totals: { sales: string; orderNum: number; visitorsNum: number };
  /** The shop has never had an order; undefined while that is not known. */
  isNew: boolean | undefined;
  /** Nothing happened in this period. */
  isEmpty: boolean;
}

/** Sales, orders and visitors in the period of the address; undefined without the right. */
export function useSalesTrend(search: SearchParamsState): SalesTrend | undefined {
  const isAllowed = useCan()("getSalesTrend");
  const { query, change } = useListQuery(readTrendQuery, search);
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
    isNew: data && data.since === null,
    isEmpty: points.every(({ orderNum, visitorsNum }) => orderNum === 0 && visitorsNum === 0),
  };
}

/** The sums of all points, to the cent. */
export function trendTotals(points: readonly Schema<"SalesPoint">[]) {
  return {
    sales: sumOf(...points.map(({ sales }) => sales)),
    orderNum: points.reduce((sum, { orderNum }) => sum + orderNum, 0),
    visitorsNum: points.reduce((sum, { visitorsNum }) => sum + visitorsNum, 0),
  };
}
