import { useText } from "@shopkeeper/hooks/core";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { StatusTag } from "../core/status-tag";
import { styled } from "../theme/styled";

/** Who wrote a review: closed accounts in red, and the shop's own ones marked. */
export function ReviewWriter({ review: { nickname, isLogoff, uid } }: { review: Schema<"Review"> }) {
  const t = useText(reviewText);
  return (
    <Root data-closed={isLogoff || undefined}>
      <span>
        {nickname}
        {isLogoff && t("list.closed")}
      </span>
      {uid === 0 && <StatusTag>{t("list.own")}</StatusTag>}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    rowGap: "0.5",
    overflowWrap: "anywhere",
    "&[data-closed]": { color: "fg.error" },
  },
});
