import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/core";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Schema } from "@shopkeeper/sdk";
import { Money } from "../core/money";
import { styled } from "../theme/styled";
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
    <Root role="status">
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
    </Root>
  );
}

const Root = styled("div", {
  base: {
    minWidth: "9.5rem",
    padding: "2.5",
    paddingInline: "3",
    borderRadius: "md",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.panel",
    boxShadow: "md",
    fontSize: "xs",
    "& strong": { fontWeight: "medium" },
    "& dl": { display: "grid", gridTemplateColumns: "auto auto", columnGap: "5", rowGap: "1", marginTop: "1.5" },
    "& dt": { display: "flex", alignItems: "center", gap: "1.5", color: "fg.muted" },
    "& dd": { textAlign: "end", fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
  },
});
