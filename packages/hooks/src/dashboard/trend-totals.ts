import type { Schema } from "@shopkeeper/sdk";
import { sumOf } from "@shopkeeper/sdk/rules/money";

/** What the points of a trend come to together, to the cent. */
export function trendTotals(points: readonly Schema<"SalesPoint">[]) {
  return {
    sales: sumOf(...points.map(({ sales }) => sales)),
    orderNum: points.reduce((sum, { orderNum }) => sum + orderNum, 0),
    visitorsNum: points.reduce((sum, { visitorsNum }) => sum + visitorsNum, 0),
  };
}
