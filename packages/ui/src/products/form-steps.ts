import type { FormStep } from "@shopkeeper/hooks/products";
import { lazyPart } from "../core/lazy-part";
import { richTextParts } from "../core/rich-text/rich-text-parts";

/** The parts of the form whose code comes when they are near. */
export const formParts = {
  Looks: lazyPart(() => import("./product-looks-fields").then((file) => file.ProductLooksFields)),
  Matrix: lazyPart(() => import("./product-matrix-step").then((file) => file.ProductMatrixStep)),
  Detail: lazyPart(() => import("./product-detail-step").then((file) => file.ProductDetailStep)),
  More: lazyPart(() => import("./product-more-step").then((file) => file.ProductMoreStep)),
};

const { Matrix, Detail, More } = formParts;
const near: Readonly<Record<FormStep, readonly { fetch: () => void }[]>> = {
  facts: [Matrix, Detail, More],
  matrix: [Detail, More, richTextParts.Editor],
  detail: [Matrix, More],
  more: [Matrix, Detail],
};

/** Fetches the code of what may be opened next; what does not arrive is asked for again when it is shown. */
export const fetchNear = (step: FormStep) => {
  for (const part of near[step]) part.fetch();
};
