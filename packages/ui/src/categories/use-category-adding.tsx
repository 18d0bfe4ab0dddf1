import { categoryText } from "@shopkeeper/hooks/categories/shared";
import { useCan } from "@shopkeeper/hooks/shop";
import { useText } from "@shopkeeper/hooks/texts";
import { type ReactNode, useState } from "react";
import type { EmptyChoice } from "../cascader/empty-choice";
import { DeferredCategoryDialog } from "./deferred-category-dialog";

/** The empty state of a chooser of the shop's categories, and the dialog that adds one, to be drawn beside the chooser. */
export function useCategoryAdding(): { empty: EmptyChoice; dialog: ReactNode } {
  const t = useText(categoryText);
  const canAdd = useCan()("addProductCategory");
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return {
    empty: { text: t("choice.none"), ...(canAdd && { onAdd: () => setAdding(true) }) },
    dialog: isAdding && <DeferredCategoryDialog onDone={close} onCancel={close} />,
  };
}
