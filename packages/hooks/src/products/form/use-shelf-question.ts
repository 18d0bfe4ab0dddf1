import { useState } from "react";
import { useCan } from "../../shop";
import { useRead } from "../../core";
import type { SaveWishes } from "./product-form-input";
import type { ProductMode } from "./product-lock";

/** The question before a save, whether to put the product on the shelf at once. */
export interface ShelfQuestion {
  /** The saved product can be submitted for review at once. */
  canSubmit: boolean;
  isReviewed: boolean;
  pending: "save" | "submit" | undefined;
  save(): void;
  saveAndSubmit: () => void;
  /** Saves with the answer. */
  answer(isAutoUp: boolean): void;
  /** Closes the question and returns to the form. */
  dismiss: () => void;
}

/** The question before a save, whether to put the product on the shelf at once. */
export function useShelfQuestion(mode: ProductMode, auditStatus: number | undefined, save: (wishes: SaveWishes) => void): ShelfQuestion {
  const can = useCan();
  const switches = useRead("getProductSwitches", can("getProductSwitches") && mode !== "view" ? {} : undefined).data;
  const [pending, setPending] = useState<"save" | "submit" | undefined>(undefined);
  const isReviewed = switches?.productSwitch === true;
  const isNew = mode !== "edit";
  // a copied or collected product is reviewed by the person before it is sold
  const canOpen = (mode === "add" || mode === "edit") && can("putOnProduct");

  return {
    canSubmit: isReviewed && (isNew || (auditStatus ?? 0) > 0) && can("submitProductById"),
    isReviewed,
    pending,
    save() {
      if (switches?.isSwitch === true && !isReviewed && canOpen) setPending("save");
      else save({});
    },
    saveAndSubmit: () => setPending("submit"),
    answer(isAutoUp: boolean) {
      setPending(undefined);
      save({ isAutoUp, isAutoSubmitAudit: pending === "submit" });
    },
    dismiss: () => setPending(undefined),
  };
}
