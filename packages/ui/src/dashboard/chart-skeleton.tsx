import { coreText, useText } from "@shopkeeper/hooks/core";
import { styled } from "../theme/styled";

const heights = [34, 52, 41, 63, 48, 72, 58, 80, 66, 88, 61, 76];

/** The place of the chart until it is there. */
export function ChartSkeleton() {
  const t = useText(coreText);
  return (
    <Root role="status" aria-label={t("states.loading")} data-busy="">
      {heights.map((height, at) => (
        <span key={at} className="sk-bone" style={{ height: `${height}%` }} aria-hidden />
      ))}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: "4%",
    height: "full",
    paddingInline: "2",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    "& > span": { flex: 1, borderBottomRadius: 0, opacity: 0.6 },
  },
});
