import { ApiError } from "@shopkeeper/sdk";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { textOf, useShop } from "../../core";
import type { ProductForm } from "./product-form";
import { productFormText } from "./product-form-messages";
import { fieldsOfStep, firstWrong, type FormStep, formSteps, type ProductField, productWireNames } from "./product-form-steps";

/** The steps of a product form, and the navigation to its wrong fields. */
export function useProductFormSteps(form: UseFormReturn<ProductForm, unknown, ProductForm>, refusal: unknown) {
  const { notices } = useShop();
  const [step, setStep] = useState<FormStep>("facts");
  const [target, setTarget] = useState<{ field: ProductField; time: number }>();
  const { errors } = form.formState;
  const place = formSteps.indexOf(step);

  function lead(wrong: readonly string[]) {
    const first = firstWrong(wrong);
    if (!first) return;
    setStep(first.step);
    setTarget((before) => ({ field: first.field, time: (before?.time ?? 0) + 1 }));
  }

  const [seen, setSeen] = useState(refusal);
  if (seen !== refusal) {
    setSeen(refusal);
    if (refusal instanceof ApiError) lead(Object.keys(refusal.fields).map(formNameOf));
  }

  return {
    step,
    steps: formSteps,
    go: setStep,
    /** How many fields of a step are wrong. */
    wrongIn: (of: FormStep) => fieldsOfStep[of].filter((field) => field in errors).length,
    /** The field to focus; a new object for each request. */
    target,
    /** Says that something is not filled in, and leads to the first of it. */
    refuse,
    /** Leads to the first of some fields. */
    lead,
    previous: place > 0 ? () => setStep(formSteps[place - 1] ?? step) : undefined,
    /** Goes on, whatever is wrong. */
    forward: () => setStep(formSteps[place + 1] ?? step),
    /** Goes on, unless something in this step is wrong. */
    next: place < formSteps.length - 1 ? () => void goOn() : undefined,
  };

  async function goOn() {
    const fields = fieldsOfStep[step];
    if (await form.trigger(fields)) return setStep(formSteps[place + 1] ?? step);
    refuse(fields.filter((field) => form.getFieldState(field).invalid));
  }

  function refuse(wrong: readonly string[]) {
    notices.failure(new Error(textOf(productFormText, "incomplete")));
    lead(wrong);
  }
}

const formNameOf = (wire: string) => {
  const [name = wire] = wire.split(".", 1);
  return productWireNames[name] ?? name;
};
