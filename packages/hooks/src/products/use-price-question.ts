import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ProductForm } from "./product-form";
import { doubtfulPrices } from "./sku-warnings";

/** The question that stands before a save where prices look wrong; `look` leads to the first of them. */
export function usePriceQuestion(form: UseFormReturn<ProductForm, unknown, ProductForm>, look: () => void) {
  const [asked, setAsked] = useState<{ count: number; save: () => void } | undefined>(undefined);
  const close = () => setAsked(undefined);

  return {
    /** Saves, or asks first. */
    before(save: () => void) {
      const count = doubtfulPrices(form.getValues("matrix"));
      if (count === 0) save();
      else setAsked({ count, save });
    },
    /** How many look wrong, while that is asked. */
    count: asked?.count,
    saveAnyway() {
      close();
      asked?.save();
    },
    look() {
      close();
      look();
    },
    /** Does nothing: back to the form. */
    dismiss: close,
  };
}
