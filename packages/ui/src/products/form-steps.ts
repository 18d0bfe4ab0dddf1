import type { FormStep } from "@shopkeeper/hooks/products";
import { lazy } from "react";

const looks = () => import("./product-looks-fields");
const matrix = () => import("./product-matrix-step");
const detail = () => import("./product-detail-step");
const more = () => import("./product-more-step");
const editor = () => import("../core/rich-text/rich-text-editor");

/** The parts of the form whose code comes when they are near; made anew, they are asked for again. */
export const formParts = () => ({
  Looks: lazy(() => looks().then((file) => ({ default: file.ProductLooksFields }))),
  Matrix: lazy(() => matrix().then((file) => ({ default: file.ProductMatrixStep }))),
  Detail: lazy(() => detail().then((file) => ({ default: file.ProductDetailStep }))),
  More: lazy(() => more().then((file) => ({ default: file.ProductMoreStep }))),
});

const near: Readonly<Record<FormStep, readonly (() => Promise<unknown>)[]>> = {
  facts: [matrix, detail, more],
  matrix: [detail, more, editor],
  detail: [matrix, more],
  more: [matrix, detail],
};

/** Fetches the code of what may be opened next; what does not arrive is asked for again when it is shown. */
export const fetchNear = (step: FormStep) => {
  for (const load of near[step]) void load().catch(() => undefined);
};
