import { listQueries, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type ListDefinition, listOf, type ListState, type SearchParamsState, useList, useRead } from "../core";

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

/** The bills under a tab, by day or by month, which is `tab` of the address; the one whose details are open, and their chart. */
export function useStatements(search: SearchParamsState) {
  const [params, setParams] = search;
  const unit = unitIn(params);
  const definition: Bills = unit === "month" ? months : days;
  const list = useList<"listDailyStatements" | "listMonthlyStatements", BillQuery>(definition, search);
  const [opened, setOpened] = useState<Schema<"Statement"> | undefined>(undefined);
  const openUnit = (next: BillUnit) => setParams(new URLSearchParams(next === "month" ? { tab: next } : {}));
  return {
    ...list,
    unit,
    /** Changes between days and months; what was chosen for the one means nothing for the other. */
    openUnit,
    reset: () => openUnit(unit),
    detail: { bill: opened, open: setOpened, close: () => setOpened(undefined) },
    chart: useBillChart(unit, list.query.dateLimit, list.rows.length > 0),
  };
}

/** How many points a chart has at most. */
const most = 400;

/** The bills of the chosen days or months, oldest first; of the last 30 days, or all months, where none are chosen. It is read after the rows. */
function useBillChart(unit: BillUnit, dateLimit: string | undefined, isWanted: boolean) {
  const isRecent = unit === "day" && dateLimit === undefined;
  const query = { page: 1, limit: most, ...(isRecent ? { dateLimit: "lately30" } : dateLimit !== undefined && { dateLimit }) };
  const daily = useRead("listDailyStatements", isWanted && unit === "day" ? { query } : undefined);
  const monthly = useRead("listMonthlyStatements", isWanted && unit === "month" ? { query } : undefined);
  const { data, ...read } = unit === "day" ? daily : monthly;
  return { ...read, isRecent, points: data ? data.list.toReversed() : undefined };
}
