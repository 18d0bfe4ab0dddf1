import type { Schema } from "@shopkeeper/sdk";
import { sumOf } from "@shopkeeper/sdk/rules/money";

/** The fields of a bill that a chart draws. */
export type BillPoint = Pick<Schema<"Statement">, "dataDate" | "realIncome" | "actualExpenditure" | "currentDayBalance">;

/** The most days that a chart draws one by one. */
export const daysMost = 400;

/** The points of bills, oldest first, from bills that are newest first; more than `daysMost` days are added up by month. */
export function billPoints(bills: readonly BillPoint[]): BillPoint[] {
  if (bills.length <= daysMost) return bills.toReversed();
  const months = new Map<string, BillPoint[]>();
  for (const bill of bills.toReversed()) {
    const month = bill.dataDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), bill]);
  }
  return [...months].map(([dataDate, days]) => ({
    dataDate,
    realIncome: sumOf(...days.map((day) => day.realIncome)),
    actualExpenditure: sumOf(...days.map((day) => day.actualExpenditure)),
    currentDayBalance: sumOf(...days.map((day) => day.currentDayBalance)),
  }));
}
