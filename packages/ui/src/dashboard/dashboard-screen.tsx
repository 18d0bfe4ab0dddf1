import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useLanguage, useShop, useText } from "@shopkeeper/hooks/core";
import { dashboardText, type Shortcut, useDashboard } from "@shopkeeper/hooks/dashboard";
import { ClipboardList, Settings, ShoppingBag, Ticket, Wallet } from "lucide-react";
import { EmptyState } from "../core/empty-state";
import { ShopfrontArt } from "../core/shopfront-art";
import { CounterTile } from "./counter-tile";
import { DashboardCard } from "./dashboard-card";
import { ShortcutTile } from "./shortcut-tile";
import { openingOf } from "./opening-of";

export interface DashboardScreenProps {
  /** Which addresses have a screen. */
  isReady(path: string): boolean;
  onOpen(path: string): void;
}

const icons: Record<Shortcut["key"], typeof Ticket> = {
  coupons: Ticket,
  products: ShoppingBag,
  orders: ClipboardList,
  settings: Settings,
  finance: Wallet,
};

/** Where a working day begins: a greeting, the shop's figures, and the ways to what is done most. */
export function DashboardScreen({ isReady, onOpen }: DashboardScreenProps) {
  const dashboard = useDashboard(isReady);
  const t = useText(dashboardText);
  const { now } = useShop();
  const today = new Intl.DateTimeFormat(useLanguage(), { month: "long", day: "numeric", weekday: "long", timeZone: "Asia/Shanghai" });
  return (
    <Box display="grid" gap="4" maxWidth="6xl" marginInline="auto">
      <Greeting>
        <div>
          <h1>{t(`greeting.${dashboard.greeting}`, { name: dashboard.name })}</h1>
          <p>{t("today", { date: today.format(now()) })}</p>
        </div>
        <Box width="200px" marginBlock="-6" flexShrink={0} hideBelow="sm">
          <ShopfrontArt />
        </Box>
      </Greeting>
      {dashboard.counters.length > 0 && (
        <DashboardCard title={t("counters.title")}>
          <Box
            display="grid"
            gap="1px"
            gridTemplateColumns="repeat(auto-fit, minmax(150px, 1fr))"
            background="border.muted"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            {dashboard.counters.map((counter) => (
              <CounterTile
                key={counter.key}
                label={t(`counters.${counter.key}`)}
                value={counter.count}
                failure={counter.error}
                onRetry={counter.retry}
                link={counter.path ? openingOf(counter.path, onOpen) : undefined}
              />
            ))}
          </Box>
        </DashboardCard>
      )}
      <DashboardCard title={t("shortcuts.title")}>
        {dashboard.shortcuts.length === 0 ? (
          <EmptyState kind="refused" title={t("shortcuts.empty")} />
        ) : (
          <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(168px, 1fr))" padding="5" paddingTop="1">
            {dashboard.shortcuts.map((shortcut) => {
              const Icon = icons[shortcut.key];
              return (
                <ShortcutTile
                  key={shortcut.key}
                  icon={<Icon size={18} strokeWidth={1.75} />}
                  label={t(`shortcuts.${shortcut.key}`)}
                  link={openingOf(shortcut.path, onOpen)}
                />
              );
            })}
          </Box>
        )}
      </DashboardCard>
    </Box>
  );
}

const Greeting = chakra("header", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6",
    minHeight: "112px",
    paddingInline: { base: "5", md: "8" },
    paddingBlock: "5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    overflow: "hidden",
    background: "linear-gradient(100deg, {colors.bg.panel} 20%, {colors.brand.subtle})",
    "& h1": { fontSize: "2xl", fontWeight: "semibold", lineHeight: "1.3" },
    "& p": { marginTop: "1", color: "fg.muted" },
  },
});
