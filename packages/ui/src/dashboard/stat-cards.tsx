import { coreText, groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type Dashboard, dashboardText } from "@shopkeeper/hooks/dashboard";
import { CircleDollarSign, ClipboardList, Eye, Heart } from "lucide-react";
import type { ReactNode } from "react";
import { FailureNotice } from "../core/failure-notice";
import { Money } from "../core/money";
import { styled } from "../theme/styled";
import { openingOf } from "../core/opening-of";
import { StatCard } from "./stat-card";
import { yuanText } from "../core/yuan-text";

const iconProps = { size: 16, strokeWidth: 1.75 };

export interface StatCardsProps {
  stats: NonNullable<Dashboard["stats"]>;
  onOpen: (path: string) => void;
}

/** The four figures of the day; those of orders and followers link to their lists. */
export function StatCards({ stats, onOpen }: StatCardsProps) {
  const t = useText(dashboardText);
  const core = useText(coreText);
  const { sales, orders, visitors, followers, paths } = stats;
  const linked = (path: string | undefined, figure: ReactNode) =>
    path === undefined ? figure : <a {...openingOf(path, onOpen)}>{figure}</a>;
  const known = <Value,>(value: Value) => (stats.hasFigures ? value : undefined);
  if (stats.error !== undefined && !stats.hasFigures) return <FailureNotice error={stats.error} retry={stats.retry} />;
  return (
    <Grid role="region" aria-label={t("stats.label")} aria-busy={stats.isLoading || stats.isRefreshing || undefined}>
      {stats.isLoading && (
        <span className="sk-hidden" role="status">
          {core("states.loading")}
        </span>
      )}
      {stats.error !== undefined && !stats.isRefreshing && <FailureNotice error={stats.error} retry={stats.retry} />}
      <StatCard
        label={t("stats.sales")}
        tag={t("stats.tag")}
        icon={<CircleDollarSign {...iconProps} />}
        value={known(linked(paths.sales, <Money value={sales.today} />))}
        foot={linked(paths.yesterdaySales, t("stats.yesterdaySales", { value: yuanText(sales.yesterday) }))}
        comparison={sales.comparison}
      />
      <StatCard
        label={t("stats.orders")}
        tag={t("stats.tag")}
        icon={<ClipboardList {...iconProps} />}
        value={known(linked(paths.orders, groupedNumber(orders.today)))}
        foot={linked(paths.yesterday, t("stats.yesterdayOrders", { value: groupedNumber(orders.yesterday) }))}
        comparison={orders.comparison}
      />
      <StatCard
        label={t("stats.visitors")}
        tag={t("stats.tag")}
        icon={<Eye {...iconProps} />}
        value={known(groupedNumber(visitors.today))}
        foot={t("stats.yesterdayVisitors", { value: groupedNumber(visitors.yesterday) })}
        comparison={visitors.comparison}
      />
      <StatCard
        label={t("stats.followers")}
        icon={<Heart {...iconProps} />}
        value={known(linked(paths.followers, groupedNumber(followers)))}
        foot={t("stats.followersNote")}
      />
    </Grid>
  );
}

const Grid = styled("div", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
    "& > [role=alert]": { gridColumn: "1 / -1" },
  },
});
