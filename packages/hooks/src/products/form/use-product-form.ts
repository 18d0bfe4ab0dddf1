import { ProductType, type Schema } from "@shopkeeper/sdk";
import { useRef } from "react";
import { coreText, textOf } from "../../texts";
import { type FormSteps, useVersionedForm, type VersionedForm } from "../../form";
import { type Stored, useStored } from "../../core";
import { useCan } from "../../shop";
import { mergeProducts } from "./merge-products";
import { productLabels } from "./product-differences";
import { copiedProduct, newProduct, type ProductForm, productFormOf } from "./product-form";
import { productInput, type SaveWishes } from "./product-form-input";
import { type ProductFormKey, productFormText } from "./product-form-messages";
import { productLimits, productSchema } from "./product-form-rules";
import { type ProductField, productWireNames } from "./product-form-steps";
import { productLock, type ProductMode } from "./product-lock";
import { restoredMatrix } from "../matrix/sku-draft";
import { doubtfulPrices } from "../matrix/sku-warnings";
import { savedProductRow } from "./saved-product-row";
import { type PriceQuestion, usePriceQuestion } from "./use-price-question";
import { type ProductEditing, useProductEditing } from "./use-product-editing";
import { useProductFormSteps } from "./use-product-form-steps";
import { type ProductTakingDown, useProductTakingDown } from "./use-product-taking-down";
import { type ShelfQuestion, useShelfQuestion } from "./use-shelf-question";

export interface ProductFormOptions {
  mode: ProductMode;
  /** The product to edit, view or copy. */
  id?: number;
  /** The type of a new product; ordinary by default. */
  type?: number;
  /** Called after a save. */
  onDone?: () => void;
  /** Called when the form is left without a save. */
  onBack?: () => void;
}

/** The form of a product, its steps, and the questions before a save. */
export interface ProductFormState
  extends Omit<VersionedForm<ProductForm, Schema<"ProductInfo">>, "submit" | "error">, Omit<Stored<"getProduct">, "record" | "setRecord"> {
  /** The error of the last save. */
  refusal: unknown;
  mode: ProductMode;
  product: Schema<"ProductInfo"> | undefined;
  limits: typeof productLimits;
  isRefused: boolean;
  /** Why the form is read-only, unless its mode is to view. */
  lock: ProductFormKey | undefined;
  steps: FormSteps<"more" | "matrix" | "facts" | "detail", ProductField>;
  editing: ProductEditing;
  save: () => void;
  saveAndSubmit: (() => void) | undefined;
  shelf: ShelfQuestion;
  prices: PriceQuestion;
  takingDown: ProductTakingDown;
}

/** Adding a product (empty, as a copy, or from a page), editing one, or viewing one. */
export function useProductForm({ mode, id, type = ProductType.ordinary, onDone, onBack }: ProductFormOptions): ProductFormState {
  const can = useCan();
  const { record: product, setRecord, ...loading } = useStored("getProduct", id === undefined ? undefined : { path: { id } });
  const isEdit = mode === "edit";
  const wishes = useRef<SaveWishes>({});
  const lock = productLock(mode, product);
  const mayNotSave = mode !== "view" && !can(isEdit ? "updateProduct" : "saveProduct");
  const { form, submit, draft, conflict, ...rest } = useVersionedForm<ProductForm, Schema<"ProductInfo">, Schema<"SavedProduct"> | null>({
    model: { schema: productSchema, valuesOf: (edited) => initialValues(mode, edited, type) },
    edited: product,
    operation: isEdit ? "updateProduct" : "saveProduct",
    save(values, client, version) {
      const input = productInput(values, wishes.current);
      return isEdit ? client.updateProduct({ body: { id: id ?? 0, version, ...input } }) : client.saveProduct({ body: input });
    },
    intent: () => wishes.current,
    reread: async (client) => (id === undefined ? undefined : client.getProduct({ path: { id } })),
    merge: mergeProducts,
    labels: productLabels(),
    draftKey: mode === "view" ? undefined : `products/${mode}/${id ?? 0}`,
    isReadOnly: mode === "view" || lock !== undefined,
    wireNames: productWireNames,
    done: textOf(coreText, isEdit ? "done.edited" : "done.added"),
    row: ({ name }, saved) => (saved ? savedProductRow(name, saved) : undefined),
    onDone() {
      takingDown.settle();
      onDone?.();
    },
  });
  const takingDown = useProductTakingDown(mode, product, setRecord, onBack);
  const steps = useProductFormSteps(form, rest.error);
  const shelf = useShelfQuestion(mode, product?.auditStatus, (next) => {
    wishes.current = next;
    submit();
  });
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
    refusal: rest.error,
    mode,
    form,
    product,
    limits: productLimits,
    isRefused: id === undefined ? mayNotSave : !can("getProduct"),
    isLoading: loading.isLoading || editing.chosen.from !== (product?.id ?? null), // loaded values reach the form one render later
    lock: lock ?? (mayNotSave ? ("notices.readOnly" as const) : undefined),
    steps,
    editing,
    draft: { ...draft, restore },
    save: () => checked(shelf.save),
    saveAndSubmit: shelf.canSubmit ? () => checked(shelf.saveAndSubmit) : undefined,
    shelf,
    prices,
    takingDown,
    conflict: conflict && {
      ...conflict,
      takeCurrent() {
        conflict.takeCurrent();
        setRecord(conflict.currentRecord);
      },
    },
  };

  function restore() {
    const matrix = restoredMatrix(draft.offered?.values.matrix) ?? initialValues(mode, product, type).matrix;
    draft.restore();
    form.setValue("matrix", matrix, { shouldDirty: true });
  }
}

function initialValues(mode: ProductMode, product: Schema<"ProductInfo"> | undefined, type: number): ProductForm {
  if (!product) return { ...newProduct, type: type === ProductType.virtual ? type : ProductType.ordinary };
  return mode === "copy" ? { ...copiedProduct(product), name: copyName(product.name) } : productFormOf(product);
}

/** The name of a copy: the original with 副本 appended, shortened if it is too long. */
function copyName(name: string) {
  const suffix = textOf(productFormText, "copySuffix");
  const kept = name.slice(0, productLimits.nameMax - suffix.length).replace(/[\ud800-\udbff]$/, ""); // without half of a surrogate pair
  return kept + suffix;
}
