import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Schema } from "@shopkeeper/sdk";
import { ChartTip } from "../core/chart-tip";
import { Money } from "../core/money";
import { longLabel } from "./point-label";
import { SeriesMark } from "./series-mark";

export interface PointTipProps {
  unit: Schema<"SalesTrend">["unit"];
  point: Schema<"SalesPoint">;
}

/** The figures of one point of the chart; screen readers announce them. */
export function PointTip({ unit, point }: PointTipProps) {
  const t = useText(dashboardText);
  return (
    <ChartTip role="status">
      <strong>{longLabel(point.time, unit, useLanguage())}</strong>
      <dl>
        <dt>
          <SeriesMark of="sales" />
          {t("trend.sales")}
        </dt>
        <dd>
          <Money value={point.sales} />
        </dd>
        <dt>
          <SeriesMark of="orders" />
          {t("trend.orders")}
        </dt>
        <dd>{t("trend.ordersValue", { value: groupedNumber(point.orderNum) })}</dd>
        <dt>
          <SeriesMark />
          {t("trend.visitors")}
        </dt>
        <dd>{t("trend.visitorsValue", { value: groupedNumber(point.visitorsNum) })}</dd>
      </dl>
    </ChartTip>
  );
}
