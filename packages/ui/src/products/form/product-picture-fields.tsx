import { useText } from "@shopkeeper/hooks/core";
import { productFormText } from "@shopkeeper/hooks/products";
import { ImagePicker } from "../../pictures/shared";
import type { ProductFormPart } from "./product-form-part";
import { ProductItem } from "./product-item";

/** The cover of a product, and the pictures at the head of its page. */
export function ProductPictureFields({ product }: ProductFormPart) {
  const t = useText(productFormText);
  return (
    <>
      <ProductItem product={product} name="image" help={t("tips.image")} isRequired isGroup>
        {(field) => (
          <ImagePicker
            value={field.value}
            onChange={([address]) => product.editing.setImage(address ?? "")}
            onBlur={field.onBlur}
            isReadOnly={field.disabled}
          />
        )}
      </ProductItem>
      <ProductItem product={product} name="sliderImages" help={t("tips.sliderImages")} isRequired isGroup>
        {(field) => (
          <ImagePicker
            isMultiple
            max={product.limits.slidesMax}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            isReadOnly={field.disabled}
          />
        )}
      </ProductItem>
    </>
  );
}
