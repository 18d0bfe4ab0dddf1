import { useText } from "@shopkeeper/hooks/texts";
import { type Comparison, dashboardText } from "@shopkeeper/hooks/dashboard";
import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "../core/skeleton";
import { styled } from "../theme/styled";

export interface StatCardProps {
  label: string;
  /** The day of the figure: 今日. */
  tag?: string;
  icon: ReactNode;
  /** Absent while it is loading. */
  value: ReactNode | undefined;
  /** The line below the figure. */
  foot: ReactNode;
  comparison?: Comparison;
}

/** One figure of today, compared with yesterday's. */
export function StatCard({ label, tag, icon, value, foot, comparison }: StatCardProps) {
  return (
    <Root role="group" aria-label={label}>
      <p>
        <i aria-hidden>{icon}</i>
        <span>{label}</span>
        {tag && <small>{tag}</small>}
      </p>
      <strong>{value ?? <Skeleton width="55%" height={26} />}</strong>
      <div>
        {value === undefined ? (
          <Skeleton width="75%" />
        ) : (
          <>
            <span>{foot}</span>
            {comparison && <ComparisonMark {...comparison} />}
          </>
        )}
      </div>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateRows: "auto auto 1fr",
    gap: "1",
    minWidth: 0,
    "& a": { color: "inherit", borderRadius: "sm", "&:hover": { color: "brand.fg", textDecoration: "underline" } },
    "& a:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    minHeight: { base: "146px", sm: "132px" },
    paddingInline: { base: "3.5", md: "5" },
    paddingBlock: { base: "3.5", md: "4" },
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    "& > p": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minWidth: 0,
      "& > i": {
        display: "grid",
        placeItems: "center",
        boxSize: "28px",
        flexShrink: 0,
        borderRadius: "md",
        background: "brand.subtle",
        color: "brand.fg",
      },
      "& > span": { fontSize: "sm", color: "fg.muted", whiteSpace: "nowrap" },
      "& > small": {
        marginInlineStart: "auto",
        paddingInline: "1.5",
        borderRadius: "sm",
        background: "bg.muted",
        fontSize: "2xs",
        color: "fg.muted",
        whiteSpace: "nowrap",
      },
    },
    "& > strong": {
      display: "flex",
      alignItems: "center",
      minHeight: "38px",
      fontSize: { base: "2xl", md: "3xl" },
      fontWeight: "semibold",
      letterSpacing: "-0.01em",
      lineHeight: "1.2",
      fontVariantNumeric: "tabular-nums",
    },
    "& > div": {
      display: "grid",
      justifyItems: "start",
      alignContent: "end",
      rowGap: "1",
      minHeight: "20px",
      fontSize: "xs",
      color: "fg.subtle",
      fontVariantNumeric: "tabular-nums",
    },
  },
});

const icons = { up: ArrowUp, down: ArrowDown, flat: Equal };

/** The difference to the same part of yesterday: an arrow and a number, and a sentence for screen readers. */
function ComparisonMark({ direction, percent }: Comparison) {
  const t = useText(dashboardText);
  const Icon = icons[direction];
  const sentence = t(`stats.${direction}`, { percent });
  return (
    <Mark data-direction={direction} data-tip={sentence}>
      <span aria-hidden>{t("stats.byNow")}</span>
      <Icon size={12} strokeWidth={2.5} aria-hidden />
      <span aria-hidden>{`${percent}%`}</span>
      <span className="sk-hidden">{sentence}</span>
    </Mark>
  );
}

const Mark = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5",
    paddingInline: "1.5",
    minHeight: "20px",
    borderRadius: "full",
    fontSize: "xs",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    background: "gray.subtle",
    color: "fg.muted",
    "&[data-direction=up]": { background: "green.subtle", color: "green.fg" },
    "&[data-direction=down]": { background: "amber.subtle", color: "amber.fg" },
  },
});
