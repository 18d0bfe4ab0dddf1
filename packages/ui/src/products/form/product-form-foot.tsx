import { controlText, coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import type { ProductFormPart } from "./product-item";

/** The buttons below every step: next, and save. */
export function ProductFormFoot({ product, onBack }: ProductFormPart & { onBack: () => void }) {
  const t = useText(productFormText);
  const core = useText(coreText);
  const { steps, mode, isReadOnly, isSubmitting } = product;
  // a new product is completed first; a complete one may be saved in any step
  const isFilled = mode !== "add" || steps.step === "detail" || steps.step === "more";
  return (
    <>
      {isReadOnly && <Button onClick={onBack}>{core("actions.back")}</Button>}
      {steps.previous && <Button onClick={steps.previous}>{textOf(controlText, "steps.previous")}</Button>}
      {steps.next && (
        <Button variant={isFilled ? "secondary" : "primary"} onClick={isReadOnly ? steps.forward : steps.next}>
          {textOf(controlText, "steps.next")}
        </Button>
      )}
      {!isReadOnly && isFilled && product.saveAndSubmit && (
        <Button isBusy={isSubmitting} onClick={product.saveAndSubmit}>
          {t("actions.saveAndSubmit")}
        </Button>
      )}
      {!isReadOnly && isFilled && (
        <Button variant="primary" isBusy={isSubmitting} onClick={product.save}>
          {core("actions.save")}
        </Button>
      )}
    </>
  );
}
