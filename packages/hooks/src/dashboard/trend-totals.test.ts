import { expect, test } from "vitest";
import { trendTotals } from "./trend-totals";

const point = (sales: string, orderNum: number, visitorsNum: number) => ({ time: "2026-05-01 00:00:00", sales, orderNum, visitorsNum });

test("amounts are added to the cent, whatever floats would make of them", () => {
  expect(trendTotals([point("0.10", 1, 2), point("0.20", 3, 4), point("1000000.03", 0, 0)])).toEqual({
    sales: "1000000.33",
    orderNum: 4,
    visitorsNum: 6,
  });
});

test("no points come to nothing", () => expect(trendTotals([])).toEqual({ sales: "0.00", orderNum: 0, visitorsNum: 0 }));
