import { sumOf } from "@shopkeeper/sdk/rules/money";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { billPoints } from "./bill-points";
import { useStatements } from "./use-statements";

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const paid = (days: number, price: number) => ({ createTime: ago(days), payTime: ago(days), lines: [{ price }] });

test("the chart of years of days adds up all of them, and draws months", async () => {
  const { wrapper } = await openShop({ orders: [paid(900, 11_00), paid(500, 22_00), paid(1, 33_00)] });
  const useSearch = searchState(`dateLimit=${wireDay(ago(950))},${wireDay(ago(0))}`);
  const { result } = renderHook(() => useStatements(useSearch()), { wrapper });
  await waitFor(() => expect(result.current.chart.points).toBeDefined());
  const points = result.current.chart.points ?? [];
  expect(sumOf(...points.map(({ realIncome }) => realIncome))).toBe("66.00");
  expect(points[0]?.dataDate).toBe(wireDay(ago(900)).slice(0, 7));
  expect(points.length).toBeLessThan(33);
});

test("days that a chart can draw one by one stay days, oldest first", () => {
  const bill = (dataDate: string) => ({ dataDate, realIncome: "1.00", actualExpenditure: "0.10", currentDayBalance: "0.90" });
  expect(billPoints([bill("2026-03-02"), bill("2026-03-01")])).toEqual([bill("2026-03-01"), bill("2026-03-02")]);
});
