import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/core";
import { dashboardText, type useDashboard } from "@shopkeeper/hooks/dashboard";
import { labelOf, TimePreset } from "@shopkeeper/sdk";
import { useIdle } from "../core/use-idle";
import { styled } from "../theme/styled";
import { ChartBones } from "./chart-bones";
import { TrendTable } from "./trend-table";
import { yuanText } from "./yuan-text";
import { lazyPart } from "../core/lazy-part";
import { PartBoundary } from "../core/part-boundary";

const SalesChart = lazyPart(() => import("./sales-chart").then((file) => file.SalesChart));

export interface TrendViewProps {
  trend: NonNullable<ReturnType<typeof useDashboard>["trend"]>;
  as: "chart" | "table";
}

/** The points of a trend, drawn or as rows; the chart's code comes when the page is quiet. */
export function TrendView({ trend, as }: TrendViewProps) {
  const t = useText(dashboardText);
  const isIdle = useIdle();
  const range = labelOf("TimePreset", TimePreset[trend.preset], useLanguage());
  if (trend.isLoading || (as === "chart" && !isIdle)) {
    return (
      <Room>
        <ChartBones />
      </Room>
    );
  }
  const { unit, points, totals } = trend;
  const table = <TrendTable label={t("trend.tableLabel", { range })} unit={unit} points={points} totals={totals} />;
  const label = t("trend.chartLabel", { range, sales: yuanText(totals.sales), orders: groupedNumber(totals.orderNum) });
  return (
    <Room>
      {as === "table" ? (
        table
      ) : (
        <PartBoundary otherwise={() => table}>
          <SalesChart label={label} unit={unit} points={points} meanwhile={<ChartBones />} />
        </PartBoundary>
      )}
    </Room>
  );
}

/** All the room there is, with no size of its own. */
const Room = styled("div", { base: { position: "absolute", inset: 0 } });
