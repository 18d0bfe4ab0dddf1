import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type FormConflict, useVersionedForm, type VersionedForm } from "../../form";
import {
  doubtfulLines,
  freeEditFormOf,
  freeEditInput,
  type FreeEditForm,
  freeEditLabels,
  freeEditSchema,
  freeEditWireNames,
  mergeFreeEdits,
} from "./product-free-edit-form";
import { type SkuLine, skuLines } from "./product-stock-lines";
import { type PriceQuestion, usePriceQuestion } from "../form/use-price-question";
import { useCellPaste } from "./use-cell-paste";
import { type ProductSkus, useProductSkus } from "./use-product-skus";
import type { ProductDrawerOptions } from "./use-product-stock";

type Info = Schema<"ProductInfo">;

const pasteColumns = [
  { name: "prices", mode: 2 },
  { name: "stocks", mode: 0 },
] as const;

export interface FreeEditOptions extends ProductDrawerOptions {
  /** A single figure edited in place: no draft is kept. */
  isBrief?: boolean;
}

/** 免审编辑: changes of a product without a review. */
export interface ProductFreeEdit extends Omit<VersionedForm<FreeEditForm, Info>, "conflict"> {
  skus: ProductSkus;
  paste: (input: string, text: string) => boolean;
  prices: PriceQuestion;
  /** The field to scroll into view; a new object each time. */
  target: { readonly field: string } | undefined;
  /** Another editor saved first: both versions, and the choice of the one to continue with. */
  conflict: ProductFreeEditConflict | undefined;
}

interface ProductFreeEditConflict extends FormConflict<FreeEditForm, Info> {
  name: string;
  lines: SkuLine[];
}

/** 免审编辑: sets categories, prices and stock of a product, also on the shelf. Its state lives as long as its drawer is open. */
export function useProductFreeEdit({ product: { id, name }, onClose, isBrief = false }: FreeEditOptions): ProductFreeEdit {
  const [taken, setTaken] = useState<Info>();
  const [target, setTarget] = useState<{ readonly field: string }>();
  const [newest, setNewest] = useState<Info>(); // the form has the SKUs of the newest version, whichever version was continued with
  const skus = useProductSkus(id, newest);
  const { lines } = skus;
  const { form, submit, conflict, ...rest } = useVersionedForm<FreeEditForm, Info, null>({
    model: { schema: freeEditSchema, valuesOf: freeEditFormOf },
    edited: taken ?? skus.read,
    operation: "editProductFreely",
    save: (values, client, version) => client.editProductFreely({ body: freeEditInput(id, version, values) }),
    reread: (client) => client.getProduct({ path: { id } }),
    merge: mergeFreeEdits,
    labels: freeEditLabels(),
    onRebase: setNewest,
    draftKey: isBrief ? undefined : `products/${id}/free-edit`,
    wireNames: freeEditWireNames(lines),
    onDone: onClose,
    onCancel: onClose,
  });
  const paste = useCellPaste(form, pasteColumns, lines);
  const doubtful = () => doubtfulLines(form.getValues(), lines);
  const prices = usePriceQuestion(
    () => doubtful().length,
    () => {
      const [first] = doubtful();
      if (!first) return;
      skus.setPage(skus.pageOf(first.key));
      setTarget({ field: `prices.${first.key}` });
    },
  );

  return {
    ...rest,
    form,
    skus,
    paste,
    submit: () => void form.handleSubmit(() => prices.before(submit))(),
    prices,
    target,
    conflict: conflict && {
      ...conflict,
      name,
      lines: skuLines(conflict.currentRecord).lines,
      takeCurrent() {
        conflict.takeCurrent();
        setTaken(conflict.currentRecord);
      },
    },
  };
}
