import type { FormStep } from "@shopkeeper/hooks/products";
import { lazyComponent } from "../../core/lazy-component";
import { richTextParts } from "../../core/rich-text/rich-text-parts";

/** The parts of the form whose code comes when they are near. */
export const formParts = {
  MediaFields: lazyComponent(() => import("./product-media-fields").then((file) => file.ProductMediaFields)),
  Matrix: lazyComponent(() => import("./product-matrix-step").then((file) => file.ProductMatrixStep)),
  Detail: lazyComponent(() => import("./product-detail-step").then((file) => file.ProductDetailStep)),
  More: lazyComponent(() => import("./product-more-step").then((file) => file.ProductMoreStep)),
};

const { Matrix, Detail, More } = formParts;
const near: Readonly<Record<FormStep, readonly { preload: () => void }[]>> = {
  facts: [Matrix, Detail, More],
  matrix: [Detail, More, richTextParts.Editor],
  detail: [Matrix, More],
  more: [Matrix, Detail],
};

/** Fetches the code of what may be opened next; what does not arrive is asked for again when it is shown. */
export const preloadNear = (step: FormStep) => {
  for (const part of near[step]) part.preload();
};
