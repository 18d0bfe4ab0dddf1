import { useText } from "@shopkeeper/hooks/texts";
import { type FormStep, productFormText } from "@shopkeeper/hooks/products";
import { useEffect } from "react";
import { lazyComponent } from "../../core/lazy-component";
import { whenIdle } from "../../core/when-idle";
import { FormSteps } from "../../form/form-steps";
import { richTextParts } from "../../rich-text/rich-text-parts";
import { ProductFactsStep } from "./product-facts-step";
import type { ProductFormPart } from "./product-item";

/** The lazy parts of the form, preloaded when their step is near. */
const formParts = {
  MediaFields: lazyComponent(() => import("./product-media-fields").then((file) => file.ProductMediaFields)),
  Matrix: lazyComponent(() => import("./product-matrix-step").then((file) => file.ProductMatrixStep)),
  Detail: lazyComponent(() => import("./product-detail-step").then((file) => file.ProductDetailStep)),
  More: lazyComponent(() => import("./product-more-step").then((file) => file.ProductMoreStep)),
};
const { MediaFields, Matrix, Detail, More } = formParts;

const near: Readonly<Record<FormStep, readonly { preload: () => void }[]>> = {
  facts: [Matrix, Detail, More],
  matrix: [Detail, More, richTextParts.Editor],
  detail: [Matrix, More],
  more: [Matrix, Detail],
};

/** Prefetches the code of the steps that may be opened next; a failed load is repeated when the step is shown. */
const preloadNear = (step: FormStep) => {
  for (const part of near[step]) part.preload();
};

/** The four steps of the product form as tabs. */
export function ProductFormSteps({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const { step, target, ...steps } = product.steps;
  useEffect(() => {
    if (step === "facts" || product.isReadOnly) return undefined;
    return whenIdle(() => preloadNear(step));
  }, [step, product.isReadOnly]);

  return (
    <FormSteps
      of={{ ...steps, step, target: target?.field === "matrix" ? undefined : target }} // the step of the matrix focuses its own cells
      label={t("steps.label")}
      nameOf={(each) => t(`steps.${each}`)}
      onNear={() => preloadNear("facts")}
    >
      {(each, skeleton) => {
        if (each === "matrix") return <Matrix product={product} fallback={skeleton} />;
        if (each === "detail") return <Detail product={product} fallback={skeleton} />;
        if (each === "more") return <More product={product} fallback={skeleton} />;
        return (
          <ProductFactsStep product={product}>
            <MediaFields product={product} fallback={skeleton} />
          </ProductFactsStep>
        );
      }}
    </FormSteps>
  );
}
