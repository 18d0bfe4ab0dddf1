import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Schema } from "@shopkeeper/sdk";
import { Money } from "../core/money";
import { styled } from "../theme/styled";
import { longLabel } from "./point-label";

export interface TrendTableProps {
  label: string;
  unit: Schema<"SalesTrend">["unit"];
  points: readonly Schema<"SalesPoint">[];
  totals: { sales: string; orderNum: number; visitorsNum: number };
}

/** The chart's figures as rows, the latest first. */
export function TrendTable({ label, unit, points, totals }: TrendTableProps) {
  const t = useText(dashboardText);
  const language = useLanguage();
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t("trend.time")}</th>
            <th scope="col">{t("trend.sales")}</th>
            <th scope="col">{t("trend.orders")}</th>
            <th scope="col">{t("trend.visitors")}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ time, sales, orderNum, visitorsNum }) => (
            <tr key={time}>
              <th scope="row">{longLabel(time, unit, language)}</th>
              <td>
                <Money value={sales} />
              </td>
              <td>{groupedNumber(orderNum)}</td>
              <td>{groupedNumber(visitorsNum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("trend.total")}</th>
            <td>
              <Money value={totals.sales} />
            </td>
            <td>{groupedNumber(totals.orderNum)}</td>
            <td>{groupedNumber(totals.visitorsNum)}</td>
          </tr>
        </tfoot>
      </table>
    </Scroll>
  );
}

const Scroll = styled("div", {
  base: {
    height: "full",
    overflow: "auto",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
    "& table": { width: "full", borderCollapse: "separate", borderSpacing: 0, fontSize: "sm", fontVariantNumeric: "tabular-nums" },
    "& th, & td": {
      paddingBlock: "1.5",
      paddingInline: "3",
      textAlign: "end",
      fontWeight: "normal",
      whiteSpace: "nowrap",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& th:first-child": { textAlign: "start" },
    "& thead th, & tfoot :is(th, td)": { position: "sticky", zIndex: 1, background: "bg.subtle", fontSize: "xs", color: "fg.muted" },
    "& thead th": { top: 0 },
    "& tfoot :is(th, td)": {
      bottom: 0,
      borderBottomWidth: 0,
      borderTopWidth: "1px",
      borderColor: "border",
      fontWeight: "semibold",
      color: "fg",
    },
  },
});
