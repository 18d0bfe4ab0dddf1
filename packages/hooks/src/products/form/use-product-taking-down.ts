import { type MerchantClient, operations, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Question, useConfirm, useUnsavedNote } from "../../form";
import { textOf, useText } from "../../texts";
import { useAction } from "../../core";
import { useCan } from "../../shop";
import { productFormText } from "./product-form-messages";
import type { ProductMode } from "./product-lock";

type Stored = Schema<"ProductInfo">;

/** Taking a product off the shelf to edit it. */
export interface ProductTakingDown {
  /** Opens the question of 下架并编辑; undefined if the product is not on sale, or without the permission. */
  open: (() => void) | undefined;
  question: Question<boolean>;
  /** Puts the product back on the shelf; undefined if it was not taken down here. */
  restore: (() => void) | undefined;
  isRunning: boolean;
  /** Leaves the form; asks about the shelf first if the product was taken down and not saved. */
  back: () => void;
  /** The question on leaving; undefined while it is not open. */
  leaving: { restore(): Promise<void>; stayDown: () => void; dismiss: () => void } | undefined;
  /** Marks the product as saved; the save has decided its shelf state. */
  settle: () => void;
}

/**
 * Taking a product off the shelf to edit it, and putting it back.
 *
 * This starts with 下架并编辑, never by opening the form. Until a save the product can be put back as it was: 返回 asks
 * about that, and for every other way out the page counts as unsaved, with a question about the shelf.
 */
export function useProductTakingDown(
  mode: ProductMode,
  product: Stored | undefined,
  onChanged: (product: Stored) => void,
  onLeave: (() => void) | undefined,
): ProductTakingDown {
  const can = useCan();
  const id = product?.id ?? 0;
  const [isTaken, setTaken] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function move(isDown: boolean, client: MerchantClient) {
    await (isDown ? client.takeDownProduct({ path: { id } }) : client.putOnProduct({ path: { id } }));
    return client.getProduct({ path: { id } });
  }
  const shelf = useAction(move, [operations.takeDownProduct.domain], {
    done(changed, isDown) {
      setTaken(isDown);
      onChanged(changed);
      return textOf(productFormText, isDown ? "takenDown.done" : "takenDown.restored");
    },
    pause: 0,
  });
  const question = useConfirm(shelf);
  const canRestore = isTaken && product?.isShow === false && can("putOnProduct");

  const t = useText(productFormText);
  const release = useUnsavedNote(canRestore, t("takenDown.leaveDown"));

  function settle() {
    release();
    setTaken(false);
  }
  function leave() {
    setLeaving(false);
    settle();
    onLeave?.();
  }

  return {
    open: mode === "edit" && product?.isShow && can("takeDownProduct") && can("updateProduct") ? () => question.open(true) : undefined,
    question,
    restore: canRestore ? () => void shelf.run(false) : undefined,
    isRunning: shelf.isRunning,
    back: () => (canRestore ? setLeaving(true) : onLeave?.()),
    leaving: isLeaving
      ? {
          async restore() {
            if ((await shelf.run(false)).status === "done") leave();
          },
          stayDown: leave,
          dismiss: () => setLeaving(false),
        }
      : undefined,
    settle,
  };
}
