import { GuaranteeScope, type Schema } from "@shopkeeper/sdk";
import { useEffect, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCan } from "../../shop";
import { useRead } from "../../core";
import type { ProductForm } from "../form/product-form";
import { type PreviewedProduct, previewOfForm } from "./product-preview";

/** Milliseconds after the last change, so that typing is not delayed. */
const pause = 300;

/** The buyer's page of a product with the current values of its form. */
export function useLivePreview(
  form: UseFormReturn<ProductForm, unknown, ProductForm>,
  stored: Schema<"ProductInfo"> | undefined,
): PreviewedProduct {
  const can = useCan();
  const services = useRead("listGuarantees", can("listGuarantees") ? { query: { type: GuaranteeScope.shown } } : undefined).data;
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => setValues({ ...form.getValues() });
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(take, pause);
      },
    });
    timer = setTimeout(take);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  const known = stored?.guaranteeList;
  return useMemo(
    () => previewOfForm(values, new Map([...(known ?? []), ...(services ?? [])].map(({ id, name }) => [id, name]))),
    [values, known, services],
  );
}
