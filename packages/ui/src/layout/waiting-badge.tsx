import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { styled } from "../theme/styled";

/** The number of pending items of a menu entry; nothing for 0. */
export function WaitingBadge({ count = 0 }: { count?: number }) {
  const t = useText(layoutText);
  if (count === 0) return null;
  return (
    <Badge role="img" aria-label={t("sidebar.waiting", { count })} title={t("sidebar.waiting", { count })}>
      {count > 99 ? "99+" : count}
    </Badge>
  );
}

const Badge = styled("span", {
  base: {
    flexShrink: 0,
    minWidth: "18px",
    paddingInline: "1.5",
    borderRadius: "full",
    background: "red.subtle",
    color: "red.fg",
    fontSize: "xs",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "18px",
    textAlign: "center",
  },
});
