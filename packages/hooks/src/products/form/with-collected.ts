import type { Schema } from "@shopkeeper/sdk";
import type { ProductForm } from "./product-form";
import { slidesIn } from "./product-slides";
import { matrixOf } from "../matrix/sku-loading";
import type { SkuMatrix } from "../matrix/sku-matrix";

/** The form with the fields that a page has; the others stay as they are. */
export function withCollected(form: ProductForm, collected: Schema<"CollectedProduct">): ProductForm {
  const { sliderImages } = slidesIn(collected.sliderImage);
  return {
    ...form,
    name: collected.name || form.name,
    intro: collected.intro || form.intro,
    keyword: collected.keyword || form.keyword,
    unitName: collected.unitName || form.unitName,
    image: collected.image || form.image,
    sliderImages: sliderImages.length > 0 ? sliderImages : form.sliderImages,
    content: httpsPictures(collected.content) || form.content,
    matrix: collectedMatrix(collected),
  };
}

/** Rich text whose pictures have no protocol of their own, with https before them. */
const httpsPictures = (html: string) => html.replace(/(<img\b[^>]*?\bsrc=["']?)\/\//gi, "$1https://");

/** The matrix of a page's product: no row of it is stored anywhere. */
function collectedMatrix({ specType, attr, attrValue }: Schema<"CollectedProduct">): SkuMatrix {
  const none = { id: 0, productId: 0 };
  return matrixOf(
    { specType, attr: attr.map((spec) => ({ ...none, ...spec })), attrValue: attrValue.map((sku) => ({ ...none, sales: 0, ...sku })) },
    { isCopy: true },
  );
}
