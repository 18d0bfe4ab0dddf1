import { useText } from "@shopkeeper/hooks/core";
import { productFormText } from "@shopkeeper/hooks/products";
import { RichTextInput, RichTextView } from "../core/rich-text";
import { RichTextLibrary } from "../pictures/picker";
import { styled } from "../theme/styled";
import type { ProductFormPart } from "./product-form-part";
import { ProductItem } from "./product-item";

/** 商品详情: what the product's page tells below its head. */
export function ProductDetailStep({ product }: ProductFormPart) {
  const t = useText(productFormText);
  return (
    <RichTextLibrary>
      <ProductItem product={product} name="content" isGroup isWide>
        {(field) =>
          !product.isReadOnly ? (
            <RichTextInput {...field} maxLength={product.limits.contentMax} height={420} />
          ) : field.value.trim() === "" ? (
            <span>{t("none")}</span>
          ) : (
            <Paper>
              <RichTextView html={field.value} />
            </Paper>
          )
        }
      </ProductItem>
    </RichTextLibrary>
  );
}

const Paper = styled("div", {
  base: {
    width: "full",
    minWidth: 0,
    padding: "4",
    color: "paper.fg",
    background: "paper",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    overflow: "hidden",
  },
});
