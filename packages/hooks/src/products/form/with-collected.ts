import type { Schema } from "@shopkeeper/sdk";
import { httpsPictures } from "./collected-content";
import type { ProductForm } from "./product-form";
import { slidesIn } from "./product-slides";
import { matrixOf } from "../matrix/sku-loading";
import type { SkuMatrix } from "../matrix/sku-matrix";

/** A form with what a page says of its product; what it does not say stays as it was. */
export function withCollected(form: ProductForm, told: Schema<"CollectedProduct">): ProductForm {
  const { sliderImages } = slidesIn(told.sliderImage);
  return {
    ...form,
    name: told.name || form.name,
    intro: told.intro || form.intro,
    keyword: told.keyword || form.keyword,
    unitName: told.unitName || form.unitName,
    image: told.image || form.image,
    sliderImages: sliderImages.length > 0 ? sliderImages : form.sliderImages,
    content: httpsPictures(told.content) || form.content,
    matrix: collectedMatrix(told),
  };
}

/** The matrix of a page's product: no row of it is stored anywhere. */
function collectedMatrix({ specType, attr, attrValue }: Schema<"CollectedProduct">): SkuMatrix {
  const none = { id: 0, productId: 0 };
  return matrixOf(
    { specType, attr: attr.map((spec) => ({ ...none, ...spec })), attrValue: attrValue.map((sku) => ({ ...none, sales: 0, ...sku })) },
    { isCopy: true },
  );
}
