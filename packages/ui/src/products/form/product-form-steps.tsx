import { useText } from "@shopkeeper/hooks/core";
import { type FormStep, productFormText } from "@shopkeeper/hooks/products";
import { useEffect, useId, useRef, useState } from "react";
import { ErrorBoundary } from "../../core/error-boundary";
import { Skeleton } from "../../core/skeleton";
import { Tabs } from "../../core/tabs";
import { whenIdle } from "../../core/when-idle";
import { styled } from "../../theme/styled";
import { preloadNear, formParts } from "./form-steps";
import { leadTo } from "./lead-to";
import { ProductFactsStep } from "./product-facts-step";
import type { ProductFormPart } from "./product-form-part";
import { StepFailure } from "./step-failure";

const { MediaFields, Matrix, Detail, More } = formParts;

/** The four steps of the product form as tabs; one that has been seen keeps all that was done in it. */
export function ProductFormSteps({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const { step, steps, go, wrongIn, target } = product.steps;
  const [seen, setSeen] = useState<readonly FormStep[]>([step]);
  if (!seen.includes(step)) setSeen([...seen, step]);
  useEffect(() => {
    if (target && target.field !== "matrix") return leadTo(panels.current, target.field); // whose step knows its cells
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
              {each === "facts" && (
                <ProductFactsStep product={product}>
                  <MediaFields product={product} fallback={<FormSkeleton />} />
                </ProductFactsStep>
              )}
              {each === "matrix" && <Matrix product={product} fallback={<FormSkeleton />} />}
              {each === "detail" && <Detail product={product} fallback={<FormSkeleton />} />}
              {each === "more" && <More product={product} fallback={<FormSkeleton />} />}
            </ErrorBoundary>
          )}
        </section>
      ))}
    </Root>
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
