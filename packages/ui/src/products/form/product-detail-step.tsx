import { useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { RichTextLibrary } from "../../pictures/shared";
import { RichTextInput, RichTextPaper } from "../../rich-text";
import { type ProductFormPart, ProductItem } from "./product-item";

/** 商品详情: the description of a product. */
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
            <RichTextPaper html={field.value} isDisabled={false} />
          )
        }
      </ProductItem>
    </RichTextLibrary>
  );
}
