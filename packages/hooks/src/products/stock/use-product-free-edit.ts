import type { MerchantClient, Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, isVersionConflict, textOf, useAction, useCan, useLeaving, useSchemaForm } from "../../core";
import {
  doubtfulLines,
  freeEditFormOf,
  freeEditInput,
  type FreeEditForm,
  freeEditOver,
  freeEditSchema,
  freeEditWireNames,
} from "./product-free-edit-form";
import { skuLines } from "./product-stock-lines";
import { usePriceQuestion } from "../form/use-price-question";
import { useProductSkus } from "./use-product-skus";
import type { ProductDrawerOptions } from "./use-product-stock";

type Info = Schema<"ProductInfo">;

const noForm: FreeEditForm = { cateIds: [], prices: {}, stocks: {} };

/** 免审编辑: sets categories, prices and stock of a product off the shelf. It lasts as long as its drawer is open. */
export function useProductFreeEdit({ product: { id, name }, onClose }: ProductDrawerOptions) {
  const can = useCan();
  const [theirs, setTheirs] = useState<Info>();
  const [newest, setNewest] = useState<Info>();
  const skus = useProductSkus(id, newest);
  const { info, lines } = skus;

  async function save(form: FreeEditForm, base: Info, client: MerchantClient) {
    try {
      return await client.editProductFreely({ body: freeEditInput(base, form, skuLines(base).lines) });
    } catch (error) {
      if (isVersionConflict(error)) setTheirs(await client.getProduct({ path: { id } }));
      throw error;
    }
  }

  const action = useAction(async ({ form, base }: { form: FreeEditForm; base: Info }, client) => save(form, base, client), ["products"], {
    done: () => textOf(coreText, "done.done"),
  });
  const { form, submit, ...rest } = useSchemaForm<FreeEditForm, null>({
    schema: freeEditSchema(lines),
    values: info ? freeEditFormOf(info, lines) : noForm,
    action: { ...action, run: async (form) => (info ? action.run({ form, base: info }) : { status: "ignored" }) },
    draftKey: `products/${id}/free-edit`,
    isReadOnly: !can("editProductFreely"),
    wireNames: freeEditWireNames(lines),
    onDone: onClose,
  });
  const { close, leaving } = useLeaving(rest, onClose);
  const doubtful = () => doubtfulLines(form.getValues(), lines);
  const prices = usePriceQuestion(
    () => doubtful().length,
    () => {
      const [first] = doubtful();
      if (first) form.setFocus(`prices.${first.key}`);
    },
  );

  return {
    ...rest,
    form,
    skus,
    submit: () => void form.handleSubmit(() => prices.before(submit))(),
    prices,
    close,
    leaving,
    /** Someone else has saved the product meanwhile: both versions, and which of them to go on with. */
    conflict: theirs && conflictWith(theirs),
  };

  function conflictWith(current: Info) {
    const mine = form.getValues();
    const formOfTheirs = freeEditFormOf(current, skuLines(current).lines);
    const goOn = (values: FreeEditForm) => {
      setNewest(current);
      setTheirs(undefined);
      form.reset(values, { keepDirtyValues: false });
    };
    return {
      name,
      lines: skuLines(current).lines,
      mine,
      theirs: formOfTheirs,
      /** Saves mine over theirs; combinations that are gone are gone. */
      async keepMine() {
        const kept = freeEditOver(mine, formOfTheirs);
        goOn(kept);
        if ((await action.run({ form: kept, base: current })).status === "done") onClose();
      },
      takeTheirs: () => goOn(formOfTheirs),
    };
  }
}
