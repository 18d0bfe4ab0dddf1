import type { FieldPathValue, UseFormReturn } from "react-hook-form";
import type { ProductForm } from "./product-form";

/** Sets a field of the product form like user input; a form that was rejected before is validated again. */
export const setProductField = <Name extends keyof ProductForm>(
  form: UseFormReturn<ProductForm, unknown, ProductForm>,
  name: Name,
  value: FieldPathValue<ProductForm, Name>,
) => form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: form.getFieldState(name).invalid });
