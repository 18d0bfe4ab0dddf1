import type { Schema } from "@shopkeeper/sdk";
import { useWatch } from "react-hook-form";
import { coreText, textOf, useAction, useCan, useClient, useLeaving, useRead, useSchemaForm } from "../core";
import { emptyReview, type OwnReviewForm, ownReviewInput, ownReviewSchema, reviewLimits, type ReviewedProduct } from "./own-review-form";

/** What the form of a review of the shop's own is told. */
export interface OwnReviewFormOptions {
  onDone: () => void;
  onCancel: () => void;
}

/** Adding a review of the shop's own; it lasts as long as its dialog is open. */
export function useOwnReviewForm({ onDone, onCancel }: OwnReviewFormOptions) {
  const client = useClient();
  const can = useCan();
  const save = useAction((form: OwnReviewForm) => client.addOwnReview({ body: ownReviewInput(form) }), ["reviews"], {
    done: () => textOf(coreText, "done.added"),
  });
  const { form, ...rest } = useSchemaForm<OwnReviewForm, null>({
    schema: ownReviewSchema,
    values: emptyReview,
    action: save,
    draftKey: "reviews/add",
    isReadOnly: !can("addOwnReview"),
    wireNames: { productId: "product" },
    onDone,
  });
  const product = useWatch({ control: form.control, name: "product" });
  const stored = useRead("getProduct", product && can("getProduct") ? { path: { id: product.id } } : undefined);
  const skus: readonly Schema<"SkuRow">[] = stored.data?.attrValue ?? [];
  const leaving = useLeaving(rest, onCancel);

  return {
    ...rest,
    ...leaving,
    form,
    limits: reviewLimits,
    product,
    /** The SKUs of the product, with how far their reading is. */
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
      form.reset(emptyReview, { keepDirtyValues: false });
    },
  };
}
