import type { UseFormReturn } from "react-hook-form";
import { textOf } from "../../texts";
import { useFormSteps } from "../../form";
import type { ProductForm } from "./product-form";
import { productFormText } from "./product-form-messages";
import { fieldsOfStep, formSteps, productWireNames } from "./product-form-steps";

/** The steps of a product form, and the navigation to invalid fields. */
export const useProductFormSteps = (form: UseFormReturn<ProductForm, unknown, ProductForm>, refusal: unknown) =>
  useFormSteps({
    ...{ form, refusal, steps: formSteps, fieldsOf: fieldsOfStep, first: "facts", wireNames: productWireNames },
    incomplete: () => textOf(productFormText, "incomplete"),
  });
