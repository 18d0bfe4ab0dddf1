import { useText } from "@shopkeeper/hooks/core";
import { type Comparison, dashboardText } from "@shopkeeper/hooks/dashboard";
import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { styled } from "../theme/styled";

const icons = { up: ArrowUp, down: ArrowDown, flat: Equal };

/** By how much today stands above or below yesterday: an arrow, a number, and the sentence for who cannot see them. */
export function ComparisonMark({ direction, percent }: Comparison) {
  const t = useText(dashboardText);
  const Icon = icons[direction];
  const sentence = t(`stats.${direction}`, { percent });
  return (
    <Mark data-direction={direction} data-tip={sentence}>
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
