import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { dashboardText, useDashboard } from "@shopkeeper/hooks/dashboard";
import { EmptyState } from "../core/empty-state";
import { Money } from "../core/money";
import { styled } from "../theme/styled";
import { DashboardCard } from "./dashboard-card";
import { DashboardHeader } from "./dashboard-header";
import { FirstStepsCard } from "./first-steps-card";
import { OperatingCounters } from "./operating-counters";
import { RankingCard } from "./ranking-card";
import { ShortcutTiles } from "./shortcut-tiles";
import { StatCards } from "./stat-cards";
import { TrendCard } from "./trend-card";

export interface DashboardScreenProps {
  search: SearchParamsState;
  /** Whether an address has a screen. */
  isReady: (path: string) => boolean;
  onOpen: (path: string) => void;
}

/** The dashboard: today's figures, counters, the trend, the rankings and shortcuts. */
export function DashboardScreen({ search, isReady, onOpen }: DashboardScreenProps) {
  const dashboard = useDashboard(search, isReady);
  const t = useText(dashboardText);
  const { stats, operating, trend, rankings, shortcuts, steps } = dashboard;
  const shortcutTiles = shortcuts.length > 0 && (
    <DashboardCard title={t("shortcuts.title")}>
      <ShortcutTiles shortcuts={shortcuts} onOpen={onOpen} />
    </DashboardCard>
  );
  return (
    <Page>
      <DashboardHeader
        greeting={t(`greeting.${dashboard.greeting}`, { name: dashboard.name })}
        isRefreshing={dashboard.isRefreshing}
        onRefresh={dashboard.canRefresh ? dashboard.refresh : undefined}
      />
      {dashboard.isBare && (
        <DashboardCard title={t("shortcuts.title")}>
          <EmptyState kind="refused" title={t("bare")} />
        </DashboardCard>
      )}
      {steps.length > 0 && <FirstStepsCard steps={steps} putAway={dashboard.putAway} onOpen={onOpen} />}
      {stats && <StatCards stats={stats} onOpen={onOpen} />}
      {!operating && shortcutTiles}
      <Middle>
        {trend && <TrendCard trend={trend} />}
        {operating && (
          <Aside>
            <DashboardCard title={t("counters.title")}>
              <OperatingCounters operating={operating} onOpen={onOpen} />
            </DashboardCard>
            {shortcutTiles}
          </Aside>
        )}
      </Middle>
      {(rankings.paid ?? rankings.viewed) && (
        <Rankings>
          {rankings.paid && (
            <RankingCard
              title={t("rankings.paid")}
              measure={t("rankings.salesAmount")}
              empty={t("rankings.emptyPaid")}
              ranking={rankings.paid}
              onOpen={onOpen}
              figure={({ salesAmount }) => ({ text: <Money value={salesAmount} />, size: Number(salesAmount) })}
            />
          )}
          {rankings.viewed && (
            <RankingCard
              title={t("rankings.viewed")}
              measure={t("rankings.pageView")}
              empty={t("rankings.emptyViewed")}
              ranking={rankings.viewed}
              onOpen={onOpen}
              figure={({ pageView }) => ({ text: groupedNumber(pageView), size: pageView })}
            />
          )}
        </Rankings>
      )}
    </Page>
  );
}

const gap = { base: "3", md: "4" };
const column = "minmax(0, 1fr)";

const Page = styled("div", { base: { display: "grid", gap, gridTemplateColumns: column, maxWidth: "1440px", marginInline: "auto" } });

const Middle = styled("div", {
  base: { display: "grid", gap, gridTemplateColumns: column, "&:has(> * + *)": { gridTemplateColumns: { xl: `${column} 320px` } } },
});

const Aside = styled("div", { base: { display: "grid", alignContent: "start", gap, order: { base: -1, xl: 0 } } });

const Rankings = styled("div", {
  base: {
    display: "grid",
    gap,
    alignItems: "start",
    gridTemplateColumns: column,
    "&:has(> * + *)": { gridTemplateColumns: { lg: `repeat(2, ${column})` } },
  },
});
