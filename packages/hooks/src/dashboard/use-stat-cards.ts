import { useCan, useRead } from "../core";
import { comparisonOf } from "./comparison";

/** Today's sales, orders and visitors beside yesterday's, and the followers; undefined to who may not know. */
export function useStatCards() {
  const isAllowed = useCan()("getHomeStatistics");
  const { data, ...read } = useRead("getHomeStatistics", isAllowed ? {} : undefined);
  if (!isAllowed) return undefined;
  const { sales = "0.00", yesterdaySales = "0.00", orderNum = 0, yesterdayOrderNum = 0 } = data ?? {};
  const { visitorsNum = 0, yesterdayVisitorsNum = 0, followNum = 0 } = data ?? {};
  return {
    ...read,
    hasFigures: data !== undefined,
    sales: { today: sales, yesterday: yesterdaySales, comparison: comparisonOf(sales, yesterdaySales) },
    orders: { today: orderNum, yesterday: yesterdayOrderNum, comparison: comparisonOf(orderNum, yesterdayOrderNum) },
    visitors: { today: visitorsNum, yesterday: yesterdayVisitorsNum, comparison: comparisonOf(visitorsNum, yesterdayVisitorsNum) },
    followers: followNum,
  };
}
