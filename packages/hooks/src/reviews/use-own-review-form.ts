import type { Schema } from "@shopkeeper/sdk";
import { useWatch } from "react-hook-form";
import { coreText, textOf, useCan, useRead, useVersionedForm } from "../core";
import { type OwnReviewForm, ownReviewInput, ownReviewModel, reviewLimits, type ReviewedProduct } from "./own-review-form";

export interface OwnReviewFormOptions {
  onDone: () => void;
  onCancel: () => void;
}

/** Adding a review of the shop's own; it lasts as long as its dialog is open. */
export function useOwnReviewForm({ onDone, onCancel }: OwnReviewFormOptions) {
  const can = useCan();
  const { form, ...rest } = useVersionedForm<OwnReviewForm, never, null>({
    model: ownReviewModel,
    edited: undefined,
    operation: "addOwnReview",
    save: (values, client) => client.addOwnReview({ body: ownReviewInput(values) }),
    draftKey: "reviews/add",
    wireNames: { productId: "product" },
    done: textOf(coreText, "done.added"),
    onDone,
    onCancel,
  });
  const product = useWatch({ control: form.control, name: "product" });
  const stored = useRead("getProduct", product && can("getProduct") ? { path: { id: product.id } } : undefined);
  const skus: readonly Schema<"SkuRow">[] = stored.data?.attrValue ?? [];

  return {
    ...rest,
    form,
    limits: reviewLimits,
    product,
    /** The SKUs of the product, with the state of their reading. */
    skus: {
      rows: skus,
      specs: stored.data?.attr.map(({ attrName }) => attrName) ?? [],
      isLoading: stored.isLoading,
      error: stored.error,
      retry: stored.retry,
    },
    setProduct({ id, name, image }: ReviewedProduct) {
      if (id !== form.getValues("product")?.id) form.setValue("attrValueId", null, { shouldDirty: true });
      form.setValue("product", { id, name, image }, { shouldDirty: true, shouldValidate: true });
    },
    /** Empties the form. */
    reset() {
      rest.draft.discard();
      form.reset(ownReviewModel.valuesOf(undefined), { keepDirtyValues: false });
    },
  };
}
