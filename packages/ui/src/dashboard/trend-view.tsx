import { coreText, groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type Dashboard, dashboardText } from "@shopkeeper/hooks/dashboard";
import { labelOf, TimePreset } from "@shopkeeper/sdk";
import { useIdle } from "../core/use-idle";
import { styled } from "../theme/styled";
import { TrendTable } from "./trend-table";
import { yuanText } from "../core/yuan-text";
import { lazyComponent } from "../core/lazy-component";
import { ErrorBoundary } from "../core/error-boundary";

const SalesChart = lazyComponent(() => import("./sales-chart").then((file) => file.SalesChart));

export interface TrendViewProps {
  trend: NonNullable<Dashboard["trend"]>;
  as: "chart" | "table";
}

/** The points of a trend, as a chart or as rows; the chart's code is loaded when the page is idle. */
export function TrendView({ trend, as }: TrendViewProps) {
  const t = useText(dashboardText);
  const isIdle = useIdle();
  const range = labelOf("TimePreset", TimePreset[trend.preset], useLanguage());
  if (trend.isLoading || (as === "chart" && !isIdle)) {
    return (
      <Room>
        <ChartSkeleton />
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
        <ErrorBoundary fallback={() => table}>
          <SalesChart label={label} unit={unit} points={points} fallback={<ChartSkeleton />} />
        </ErrorBoundary>
      )}
    </Room>
  );
}

/** Fills the room of its container, with no size of its own. */
const Room = styled("div", { base: { position: "absolute", inset: 0 } });

const heights = [34, 52, 41, 63, 48, 72, 58, 80, 66, 88, 61, 76];

function ChartSkeleton() {
  const t = useText(coreText);
  return (
    <Bars role="status" aria-label={t("states.loading")} data-busy="">
      {heights.map((height, at) => (
        <span key={at} className="sk-skeleton" style={{ height: `${height}%` }} aria-hidden />
      ))}
    </Bars>
  );
}

const Bars = styled("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: "4%",
    height: "full",
    paddingInline: "2",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    "& > span": { flex: 1, borderBottomRadius: 0, opacity: 0.6 },
  },
});
