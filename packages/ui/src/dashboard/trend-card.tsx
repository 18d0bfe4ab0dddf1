import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type Dashboard, dashboardText } from "@shopkeeper/hooks/dashboard";
import { useState } from "react";
import { EmptyState } from "../core/empty-state";
import { FailureState } from "../core/failure-state";
import { Money } from "../core/money";
import { RadioGroup } from "../core/radio-group";
import { Skeleton } from "../core/skeleton";
import { TimePresets } from "../dates/time-presets";
import { styled } from "../theme/styled";
import { DashboardCard } from "./dashboard-card";
import { SeriesMark } from "./series-mark";
import { TrendView } from "./trend-view";

/** Sales, orders and visitors in a period, as a chart or as a table. */
export function TrendCard({ trend }: { trend: NonNullable<Dashboard["trend"]> }) {
  const t = useText(dashboardText);
  const [view, setView] = useState<"chart" | "table">("chart");
  const { totals } = trend;
  const hasFailed = trend.error !== undefined && !trend.isRefreshing;
  const known = <Value,>(value: Value) => (trend.isLoading || hasFailed ? undefined : value);
  return (
    <DashboardCard
      title={t("trend.title")}
      actions={
        <RadioGroup
          variant="segments"
          label={t("trend.view")}
          value={view}
          onChange={setView}
          options={[
            { value: "chart", label: t("trend.chart") },
            { value: "table", label: t("trend.table") },
          ]}
        />
      }
    >
      <Root aria-busy={trend.isLoading || trend.isRefreshing || undefined}>
        <TimePresets label={t("trend.range")} value={trend.preset} onChange={trend.choose} />
        <dl>
          <div>
            <dt>
              <SeriesMark of="sales" />
              {t("trend.sales")}
            </dt>
            <dd>{known(<Money value={totals.sales} />) ?? <Skeleton width={88} />}</dd>
          </div>
          <div>
            <dt>
              <SeriesMark of="orders" />
              {t("trend.orders")}
            </dt>
            <dd>{known(t("trend.ordersValue", { value: groupedNumber(totals.orderNum) })) ?? <Skeleton width={56} />}</dd>
          </div>
          <div>
            <dt>{t("trend.visitors")}</dt>
            <dd>{known(t("trend.visitorsValue", { value: groupedNumber(totals.visitorsNum) })) ?? <Skeleton width={56} />}</dd>
          </div>
        </dl>
        <Stage>
          {hasFailed ? (
            <FailureState error={trend.error} retry={trend.retry} />
          ) : trend.isEmpty && !trend.isLoading ? (
            <EmptyState title={t("trend.empty")} hint={trend.isNew ? undefined : t("trend.emptyHint")} />
          ) : (
            <TrendView trend={trend} as={view} />
          )}
        </Stage>
      </Root>
    </DashboardCard>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    flex: 1,
    gridTemplateRows: "auto auto 1fr",
    justifyItems: "start",
    gap: "4",
    paddingInline: { base: "4", md: "5" },
    paddingBottom: "4",
    "& > *": { maxWidth: "full" },
    "& > dl": { display: "flex", flexWrap: "wrap", columnGap: { base: "6", md: "10" }, rowGap: "2" },
    "& > dl dt": { display: "flex", alignItems: "center", gap: "1.5", fontSize: "xs", color: "fg.muted" },
    "& > dl dd": { minHeight: "28px", fontSize: "xl", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
  },
});

/** Reserves the height of the chart. */
const Stage = styled("div", {
  base: { position: "relative", display: "grid", alignContent: "center", width: "full", minHeight: "300px" },
});
