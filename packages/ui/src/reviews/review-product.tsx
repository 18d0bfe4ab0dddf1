import type { Schema } from "@shopkeeper/sdk";
import { Picture } from "../core/picture";
import { styled } from "../theme/styled";

/** What a review is about: the product's picture and name, and the SKU that was bought. */
export const ReviewProduct = ({ review: { productImage, productName, sku } }: { review: Schema<"Review"> }) => (
  <Root>
    <Picture src={productImage} name={productName} />
    <span>
      <span data-name="" title={productName}>
        {productName}
      </span>
      <small>{sku}</small>
    </span>
  </Root>
);

const Root = styled("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minWidth: 0,
    "& > span:last-child": { display: "grid", minWidth: 0 },
    "& [data-name]": { lineClamp: "2" },
    "& small": { color: "fg.subtle", fontSize: "xs" },
  },
});
