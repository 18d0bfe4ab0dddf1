import type { Schema } from "@shopkeeper/sdk";
import type { ProductForm } from "./product-form";
import { slidesIn } from "./product-slides";
import { matrixOf } from "../matrix/sku-loading";
import type { SkuMatrix } from "../matrix/sku-matrix";

/** The form with the fields of a collected page; other fields stay unchanged. */
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

/** Rich text with https added to picture addresses without a protocol. */
const httpsPictures = (html: string) => html.replace(/(<img\b[^>]*?\bsrc=["']?)\/\//gi, "$1https://");

/** The matrix of a collected product: none of its rows is stored. */
function collectedMatrix({ specType, attr, attrValue }: Schema<"CollectedProduct">): SkuMatrix {
  const none = { id: 0, productId: 0 };
  return matrixOf(
    { specType, attr: attr.map((spec) => ({ ...none, ...spec })), attrValue: attrValue.map((sku) => ({ ...none, sales: 0, ...sku })) },
    { isCopy: true },
  );
}
