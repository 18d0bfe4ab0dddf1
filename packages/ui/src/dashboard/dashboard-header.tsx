import { dayText } from "@shopkeeper/hooks/dates";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { useShop } from "@shopkeeper/hooks/shop";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { RefreshCw } from "lucide-react";
import { IconButton } from "../core/icon-button";
import { ShopfrontArt } from "../core/shopfront-art";
import { styled } from "../theme/styled";

export interface DashboardHeaderProps {
  greeting: string;
  isRefreshing: boolean;
  /** Absent where there is nothing to refresh. */
  onRefresh?: () => void;
}

/** The greeting, the date, and a button that refetches all figures. */
export function DashboardHeader({ greeting, isRefreshing, onRefresh }: DashboardHeaderProps) {
  const t = useText(dashboardText);
  const { now } = useShop();
  const language = useLanguage();
  return (
    <Root>
      <div>
        <h1>{greeting}</h1>
        <p>
          {t("today", { date: dayText(wireDay(now()), language, "full") })}
          {onRefresh && (
            <IconButton
              label={t("refresh")}
              icon={<RefreshCw size={14} aria-hidden />}
              size="sm"
              isBusy={isRefreshing}
              disabled={isRefreshing}
              onClick={onRefresh}
            />
          )}
        </p>
      </div>
      <Art>
        <ShopfrontArt />
      </Art>
    </Root>
  );
}

const Root = styled("header", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6",
    minHeight: "92px",
    paddingInline: { base: "4", md: "6" },
    paddingBlock: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    overflow: "hidden",
    background: "linear-gradient(100deg, {colors.bg.panel} 20%, {colors.brand.subtle})",
    "& h1": { fontSize: "2xl", fontWeight: "semibold", lineHeight: "1.3" },
    "& p": { display: "flex", alignItems: "center", gap: "1.5", minHeight: "28px", color: "fg.muted" },
  },
});

const Art = styled("div", { base: { hideBelow: "sm", width: "150px", marginBlock: "-5", flexShrink: 0 } });
