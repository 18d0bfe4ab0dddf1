import { useText } from "@shopkeeper/hooks/core";
import { reviewText } from "@shopkeeper/hooks/reviews";
import { Star } from "lucide-react";
import { styled } from "../theme/styled";

/** How many stars were given, as a number. */
export function ReviewStars({ count }: { count: number }) {
  const t = useText(reviewText);
  return (
    <Root data-low={count <= 2 || undefined} role="img" aria-label={t("list.stars", { count })}>
      <Star size={14} aria-hidden />
      {count}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    verticalAlign: "middle",
    fontWeight: "medium",
    "& > svg": { color: "amber.500", fill: "currentColor" },
    "&[data-low]": { color: "fg.error" },
  },
});
