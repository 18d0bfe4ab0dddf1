import type { ProductFormPart } from "./product-form-part";
import { ProductGuaranteeField } from "./product-guarantee-field";
import { ProductPictureFields } from "./product-picture-fields";
import { ProductVideoField } from "./product-video-field";

/** How a product looks and what buyers are promised: the lower half of its first step, which comes a moment later. */
export function ProductMediaFields({ product }: ProductFormPart) {
  return (
    <>
      <ProductPictureFields product={product} />
      <ProductGuaranteeField product={product} />
      <ProductVideoField product={product} />
    </>
  );
}
