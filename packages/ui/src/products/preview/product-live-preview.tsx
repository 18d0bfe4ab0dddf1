import { useText } from "@shopkeeper/hooks/texts";
import { productPreviewText, useLivePreview } from "@shopkeeper/hooks/products";
import { styled } from "../../theme/styled";
import type { ProductFormPart } from "../form/product-item";
import { PhoneFrame } from "./phone-frame";
import { ProductPreview } from "./product-preview";

/** The buyer's page of the product in the form, updated while typing. */
export function ProductLivePreview({ product }: ProductFormPart) {
  const t = useText(productPreviewText);
  const page = useLivePreview(product.form, product.product);
  return (
    <Root aria-label={t("live")}>
      <h2>{t("live")}</h2>
      <PhoneFrame data-beside="">
        <ProductPreview product={page} />
      </PhoneFrame>
    </Root>
  );
}

const Root = styled("aside", {
  base: {
    position: "sticky",
    top: "4",
    display: "grid",
    gap: "2",
    "& > h2": { fontSize: "xs", color: "fg.subtle", textAlign: "center" },
  },
});
