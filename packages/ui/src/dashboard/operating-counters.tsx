import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type Dashboard, dashboardText } from "@shopkeeper/hooks/dashboard";
import { ChevronRight, PackageCheck, PackageOpen, PackageSearch, ScanLine, Truck, Undo2 } from "lucide-react";
import { FailureState } from "../core/failure-state";
import { Skeleton } from "../core/skeleton";
import { styled } from "../theme/styled";
import { openingOf } from "../core/opening-of";

type Operating = NonNullable<Dashboard["operating"]>;

const icons: Record<Operating["counters"][number]["key"], typeof Truck> = {
  onSale: PackageCheck,
  awaitAudit: PackageSearch,
  notShipping: Truck,
  awaitVerification: ScanLine,
  refunding: Undo2,
  receiving: PackageOpen,
};

export interface OperatingCountersProps {
  operating: Operating;
  onOpen: (path: string) => void;
}

/** The numbers of pending tasks, each a link to its list. */
export function OperatingCounters({ operating, onOpen }: OperatingCountersProps) {
  const t = useText(dashboardText);
  const hasFailed = operating.error !== undefined && !operating.isRefreshing;
  if (hasFailed && operating.counters.every(({ count }) => count === undefined)) {
    return <FailureState error={operating.error} retry={operating.retry} />;
  }
  return (
    <List aria-busy={operating.isLoading || operating.isRefreshing || undefined}>
      {operating.counters.map(({ key, path, count }) => {
        const Icon = icons[key];
        const row = (
          <>
            <Icon size={17} strokeWidth={1.75} aria-hidden />
            <span>{t(`counters.${key}`)}</span>
            <b>{count === undefined ? <Skeleton width={32} height={14} /> : groupedNumber(count)}</b>
          </>
        );
        return (
          <li key={key}>
            {path === undefined ? (
              <div>{row}</div>
            ) : (
              <a {...openingOf(path, onOpen)}>
                {row}
                <ChevronRight size={14} aria-hidden />
              </a>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "repeat(auto-fit, minmax(220px, 1fr))", xl: "1fr" },
    paddingInline: "2",
    paddingBottom: "2.5",
    "& > li > *": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "44px",
      paddingInline: { base: "2", md: "3" },
      borderRadius: "md",
      color: "fg",
      transition: "background-color .12s",
      "& > svg": { flexShrink: 0, color: "fg.subtle" },
      "& > b": {
        display: "inline-flex",
        marginInlineStart: "auto",
        fontSize: "xl",
        fontWeight: "semibold",
        fontVariantNumeric: "tabular-nums",
      },
    },
    "& > li > div": { paddingInlineEnd: { base: "2", md: "3" } },
    "& > li > a": {
      "&:hover": { background: "bg.muted", "& > svg": { color: "brand.fg" }, "& > b": { color: "brand.fg" } },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
    },
  },
});
