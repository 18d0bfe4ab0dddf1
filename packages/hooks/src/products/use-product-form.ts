import { ProductType, type Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { useCan, useSchemaForm, useStored } from "../core";
import { copiedProduct, newProduct, type ProductForm, productFormOf } from "./product-form";
import { productLimits, productSchema } from "./product-form-rules";
import { productLock, type ProductMode } from "./product-lock";
import { productWireNames } from "./product-wire-names";
import { restoredMatrix } from "./sku-draft";
import { doubtfulPrices } from "./sku-warnings";
import { tabOfProduct } from "./tab-of-product";
import { usePriceQuestion } from "./use-price-question";
import { useProductEditing } from "./use-product-editing";
import { useProductSaving } from "./use-product-saving";
import { useProductFormSteps } from "./use-product-form-steps";
import { useShelfQuestion } from "./use-shelf-question";

/** What a product form is told. */
export interface ProductFormOptions {
  mode: ProductMode;
  /** The product to edit, to look at, or to begin as. */
  id?: number;
  /** Of a new product: ordinary, unless it is said. */
  type?: number;
  /** After a save; `tab` is where the list shows the product, unless it stands where it stood. */
  onDone?: (tab?: Schema<"ProductTab">) => void;
}

/** Adding a product, from nothing, from another one or from a page; editing one, or looking at it. */
export function useProductForm({ mode, id, type = ProductType.ordinary, onDone }: ProductFormOptions) {
  const can = useCan();
  const { record: product, become, ...loading } = useStored("getProduct", id === undefined ? undefined : { path: { id } });
  const isEdit = mode === "edit";
  const saving = useProductSaving(isEdit);
  const lock = productLock(mode, product);
  const mayNotSave = mode !== "view" && !can(isEdit ? "updateProduct" : "saveProduct");
  // a form that is handed other values begins anew
  const values = useMemo(() => beginning(mode, product, type), [mode, product, type]);
  const { form, submit, draft, ...rest } = useSchemaForm<ProductForm, Schema<"SavedProduct"> | null>({
    schema: productSchema,
    values,
    action: saving.action,
    draftKey: mode === "view" ? undefined : `products/${mode}/${id ?? 0}`,
    isReadOnly: mode === "view" || mayNotSave || lock !== undefined,
    wireNames: productWireNames,
    onDone: (saved) => onDone?.(saved ? movedTo(saved, isEdit ? product : undefined) : undefined),
  });
  const steps = useProductFormSteps(form, rest.error);
  const shelf = useShelfQuestion(mode, product?.auditStatus, (wishes) => (saving.wish(wishes), submit()));
  const prices = usePriceQuestion(
    () => doubtfulPrices(form.getValues("matrix")),
    () => steps.lead(["matrix"]),
  );
  const editing = useProductEditing(form);
  const checked = (then: () => void) =>
    void form.handleSubmit(
      () => prices.before(then),
      (errors) => steps.refuse(Object.keys(errors)),
    )();

  return {
    ...rest,
    ...loading,
    /** Why the last save was refused. */
    refusal: rest.error,
    mode,
    form,
    product,
    limits: productLimits,
    isRefused: id === undefined ? mayNotSave : !can("getProduct"),
    isLoading: loading.isLoading || editing.chosen.from !== (product?.id ?? null), // loaded values reach the form a render later
    /** Why nothing can be changed, where that is not the aim. */
    lock: lock ?? (mayNotSave ? ("notices.readOnly" as const) : undefined),
    steps,
    editing,
    draft: { ...draft, restore },
    save: () => checked(shelf.save),
    saveAndSubmit: shelf.canSubmit ? () => checked(shelf.saveAndSubmit) : undefined,
    shelf,
    prices,
    /** Someone else has edited the product meanwhile: what differs, and which version to go on with. */
    conflict: saving.theirs && conflictWith(saving.theirs),
  };

  function restore() {
    const matrix = restoredMatrix(draft.offered?.values.matrix) ?? form.getValues("matrix");
    draft.restore();
    form.setValue("matrix", matrix, { shouldDirty: true });
  }

  function conflictWith(theirs: Schema<"ProductInfo">) {
    const keepMine = () => (saving.goOnFrom(theirs), submit());
    const takeTheirs = () => {
      saving.goOnFrom(theirs);
      form.reset(productFormOf(theirs), { keepDirtyValues: false });
      become(theirs);
    };
    return { name: theirs.name, mine: form.getValues(), theirs: productFormOf(theirs), keepMine, takeTheirs, dismiss: saving.dismiss };
  }
}

function movedTo(saved: Schema<"SavedProduct">, before: Schema<"ProductInfo"> | undefined) {
  const tab = tabOfProduct(saved);
  return before && tabOfProduct(before) === tab ? undefined : tab;
}

function beginning(mode: ProductMode, product: Schema<"ProductInfo"> | undefined, type: number): ProductForm {
  if (!product) return { ...newProduct, type: type === ProductType.virtual ? type : ProductType.ordinary };
  return mode === "copy" ? copiedProduct(product) : productFormOf(product);
}
