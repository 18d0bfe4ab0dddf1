import { useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { ImagePicker } from "../../pictures/shared";
import { ProductGuaranteeField } from "./product-guarantee-field";
import { type ProductFormPart, ProductItem } from "./product-item";
import { ProductVideoField } from "./product-video-field";

/** Pictures, guarantees and video: the lower half of the first step, whose code loads later. */
export function ProductMediaFields({ product }: ProductFormPart) {
  return (
    <>
      <ProductPictureFields product={product} />
      <ProductGuaranteeField product={product} />
      <ProductVideoField product={product} />
    </>
  );
}

/** The cover of a product, and the pictures at the head of its page. */
function ProductPictureFields({ product }: ProductFormPart) {
  const t = useText(productFormText);
  return (
    <>
      <ProductItem product={product} name="image" help={t("tips.image")} isRequired isGroup>
        {(field) => (
          <ImagePicker
            isSquare
            maxBytes={product.limits.pictureBytes}
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
            maxBytes={product.limits.pictureBytes}
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
