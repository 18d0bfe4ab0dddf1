import { coreText, useText } from "@shopkeeper/hooks/core";
import { type FormStep, productFormText } from "@shopkeeper/hooks/products";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../core/button";
import { EmptyState } from "../../core/empty-state";
import { ErrorBoundary } from "../../core/error-boundary";
import { lazyComponent } from "../../core/lazy-component";
import { Skeleton } from "../../core/skeleton";
import { Tabs } from "../../core/tabs";
import { whenIdle } from "../../core/when-idle";
import { FormErrors } from "../../form/form-errors";
import { leadTo } from "../../form/lead-to";
import { richTextParts } from "../../rich-text/rich-text-parts";
import { styled } from "../../theme/styled";
import { ProductFactsStep } from "./product-facts-step";
import type { ProductFormPart } from "./product-item";

/** The parts of the form whose code comes when they are near. */
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

/** Fetches the code of the steps that may be opened next; what does not arrive is fetched again when it is shown. */
const preloadNear = (step: FormStep) => {
  for (const part of near[step]) part.preload();
};

/** The four steps of the product form as tabs; one that has been seen keeps all that was done in it. */
export function ProductFormSteps({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const { step, steps, go, wrongIn, target } = product.steps;
  const [seen, setSeen] = useState<readonly FormStep[]>([step]);
  if (!seen.includes(step)) setSeen([...seen, step]);
  useEffect(() => {
    if (target && target.field !== "matrix") return leadTo(panels.current, target.field); // the step of the matrix focuses its own cells
    return undefined;
  }, [target]);
  useEffect(() => {
    if (step === "facts" || product.isReadOnly) return undefined;
    return whenIdle(() => preloadNear(step));
  }, [step, product.isReadOnly]);

  return (
    <Root ref={panels}>
      <div data-tabs="" onPointerEnter={() => preloadNear("facts")}>
        <Tabs
          label={t("steps.label")}
          value={step}
          onChange={go}
          controls={id}
          tabs={steps.map((each) => {
            const count = wrongIn(each);
            const label = t(`steps.${each}`);
            return count === 0 ? { value: each, label } : { value: each, label, count, warning: t("stepErrors", { step: label, count }) };
          })}
        />
      </div>
      {steps.map((each) => (
        <section key={each} id={each === step ? id : undefined} role="tabpanel" aria-label={t(`steps.${each}`)} hidden={each !== step}>
          {seen.includes(each) && (
            <ErrorBoundary fallback={(retry) => <StepFailure retry={retry} />}>
              <FormErrors>
                {each === "facts" && (
                  <ProductFactsStep product={product}>
                    <MediaFields product={product} fallback={<FormSkeleton />} />
                  </ProductFactsStep>
                )}
                {each === "matrix" && <Matrix product={product} fallback={<FormSkeleton />} />}
                {each === "detail" && <Detail product={product} fallback={<FormSkeleton />} />}
                {each === "more" && <More product={product} fallback={<FormSkeleton />} />}
              </FormErrors>
            </ErrorBoundary>
          )}
        </section>
      ))}
    </Root>
  );
}

/** In the place of a step whose code could not be loaded. */
function StepFailure({ retry }: { retry: () => void }) {
  const t = useText(coreText);
  return (
    <div role="alert">
      <EmptyState kind="failed" title={t("states.failed")} action={<Button onClick={retry}>{t("actions.retry")}</Button>} />
    </div>
  );
}

function FormSkeleton() {
  const t = useText(productFormText);
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={320} />
    </div>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [data-tabs]": { borderBottomWidth: "1px", borderColor: "border", marginTop: "-2", minWidth: 0 },
    "& > section": { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" },
    "& > section[hidden]": { display: "none" },
  },
});
