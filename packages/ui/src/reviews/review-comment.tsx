import { useText } from "@shopkeeper/hooks/core";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { Picture } from "../core/picture";
import { styled } from "../theme/styled";

/** What a review says, and its pictures, each of which can be looked at large. */
export function ReviewComment({ review: { comment, pics, nickname } }: { review: Schema<"Review"> }) {
  const t = useText(reviewText);
  return (
    <Root>
      <span>{comment}</span>
      {pics.length > 0 && (
        <span data-pictures="">
          {pics.map((address, at) => (
            <Picture key={address} src={address} name={t("list.pictureOf", { name: nickname, order: at + 1 })} size={36} />
          ))}
        </span>
      )}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "grid",
    gap: "1.5",
    whiteSpace: "pre-line",
    "& > [data-pictures]": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  },
});
