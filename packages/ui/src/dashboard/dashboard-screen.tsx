import { Box } from "@chakra-ui/react/box";
import { type SearchParamsState, groupedNumber, useText } from "@shopkeeper/hooks/core";
import { dashboardText, useDashboard } from "@shopkeeper/hooks/dashboard";
import { EmptyState } from "../core/empty-state";
import { Money } from "../core/money";
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
  /** Which addresses have a screen. */
  isReady: (path: string) => boolean;
  onOpen: (path: string) => void;
}

/** Where a working day begins: today's figures, what waits, how things go, and the ways to what is done most. */
export function DashboardScreen({ search, isReady, onOpen }: DashboardScreenProps) {
  const dashboard = useDashboard(search, isReady);
  const t = useText(dashboardText);
  const { stats, operating, trend, rankings, shortcuts, steps } = dashboard;
  const ways = shortcuts.length > 0 && (
    <DashboardCard title={t("shortcuts.title")}>
      <ShortcutTiles shortcuts={shortcuts} onOpen={onOpen} />
    </DashboardCard>
  );
  return (
    <Box display="grid" gap={{ base: "3", md: "4" }} gridTemplateColumns="minmax(0, 1fr)" maxWidth="1440px" marginInline="auto">
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
      {steps.length > 0 && <FirstStepsCard steps={steps} onOpen={onOpen} />}
      {stats && <StatCards stats={stats} />}
      {!operating && ways}
      <Box
        display="grid"
        gap={{ base: "3", md: "4" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: trend && operating ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)" }}
      >
        {trend && <TrendCard trend={trend} />}
        {operating && (
          <Box display="grid" alignContent="start" gap={{ base: "3", md: "4" }} order={{ base: -1, xl: 0 }}>
            <DashboardCard title={t("counters.title")}>
              <OperatingCounters operating={operating} onOpen={onOpen} />
            </DashboardCard>
            {ways}
          </Box>
        )}
      </Box>
      {(rankings.paid ?? rankings.viewed) && (
        <Box
          display="grid"
          gap={{ base: "3", md: "4" }}
          alignItems="start"
          gridTemplateColumns={{
            base: "minmax(0, 1fr)",
            lg: rankings.paid && rankings.viewed ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)",
          }}
        >
          {rankings.paid && (
            <RankingCard
              title={t("rankings.paid")}
              measure={t("rankings.salesAmount")}
              empty={t("rankings.emptyPaid")}
              ranking={rankings.paid}
              figure={({ salesAmount }) => ({ text: <Money value={salesAmount} />, size: Number(salesAmount) })}
            />
          )}
          {rankings.viewed && (
            <RankingCard
              title={t("rankings.viewed")}
              measure={t("rankings.pageView")}
              empty={t("rankings.emptyViewed")}
              ranking={rankings.viewed}
              figure={({ pageView }) => ({ text: groupedNumber(pageView), size: pageView })}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
