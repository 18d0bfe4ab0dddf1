import { listQueries, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, type ListDefinition, listOf, type ListState, type SearchParamsState, useList } from "../list";
import { type Read, useRead, useReads } from "../core";
import { type BillPoint, billPoints, daysMost } from "./bill-points";

/** Bills are by day or by month. */
export type BillUnit = "day" | "month";

const days = listOf(listQueries.listDailyStatements);
const months = listOf(listQueries.listMonthlyStatements);

type BillQuery = ListState<typeof listQueries.listDailyStatements.fields>;
type Bills = ListDefinition<"listDailyStatements" | "listMonthlyStatements", BillQuery>;

const unitIn = (params: URLSearchParams): BillUnit => (params.get("tab") === "month" ? "month" : "day");

/** Preloads what `useStatements` will show for these search parameters. */
export const preloadStatements = (client: MerchantClient, search: URLSearchParams) =>
  (unitIn(search) === "month" ? months : days).preload(client, search);

/** The bills by day or by month, which is `tab` of the address. */
export interface StatementList extends List<Schema<"Statement">, BillQuery> {
  unit: BillUnit;
  /** Changes between days and months, and drops the filters, which do not apply to the other. */
  openUnit: (next: BillUnit) => void;
  reset: () => void;
  detail: BillDetail;
  chart: BillChart;
}

interface BillDetail {
  bill: Schema<"Statement"> | undefined;
  open: (next: Schema<"Statement"> | undefined) => void;
  close: () => void;
}

/** The bills by day or by month, which is `tab` of the address; the bill whose details are open, and the chart. */
export function useStatements(search: SearchParamsState): StatementList {
  const [params, setParams] = search;
  const unit = unitIn(params);
  const definition: Bills = unit === "month" ? months : days;
  const list = useList<"listDailyStatements" | "listMonthlyStatements", BillQuery>(definition, search);
  const [opened, setOpened] = useState<Schema<"Statement"> | undefined>(undefined);
  const openUnit = (next: BillUnit) => setParams(new URLSearchParams(next === "month" ? { tab: next } : {}));
  return {
    ...list,
    unit,
    openUnit,
    reset: () => openUnit(unit),
    detail: { bill: opened, open: setOpened, close: () => setOpened(undefined) },
    chart: useBillChart(unit, list.filters.query.dateLimit, list.page.rows.length > 0),
  };
}

/** The points of the chosen days or months, oldest first. */
export interface BillChart extends Omit<Read<"listDailyStatements" | "listMonthlyStatements">, "data"> {
  isRecent: boolean;
  points: BillPoint[] | undefined;
}

/** The points of the chosen days or months (by default the last 30 days, or all months), oldest first. They are read after the rows. */
function useBillChart(unit: BillUnit, dateLimit: string | undefined, isWanted: boolean): BillChart {
  const isRecent = unit === "day" && dateLimit === undefined;
  const range = isRecent ? { dateLimit: "lately30" } : dateLimit !== undefined && { dateLimit };
  const pageOf = (page: number) => ({ query: { page, limit: daysMost, ...range } });
  const operation = unit === "day" ? "listDailyStatements" : "listMonthlyStatements";
  const { data, ...read } = useRead<"listDailyStatements" | "listMonthlyStatements">(operation, isWanted ? pageOf(1) : undefined);
  // years of days have further pages, without which the sums would be wrong
  const further = useReads(
    operation,
    Array.from({ length: read.isOutdated ? 0 : (data?.totalPage ?? 1) - 1 }, (_, at) => pageOf(at + 2)),
  );
  const rest = further.data ?? [];
  const isWhole = data !== undefined && rest.length >= data.totalPage - 1;
  const failed = further.error ?? rest.find((one) => "error" in one)?.error;
  const bills = rest.flatMap((one) => ("data" in one ? one.data.list : []));
  return {
    ...{ ...read, isRecent, error: read.error ?? failed },
    points: isWhole && !failed ? billPoints([...data.list, ...bills]) : undefined,
  };
}
