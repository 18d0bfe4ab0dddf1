import { useState } from "react";
import { type Leaving, useLeaving } from "../form";
import { moved } from "../selection";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useCan } from "../shop";
import { categoryText } from "./messages";
import type { CategoryOrderTask, CategoryRow } from "./use-category-list";

/** Changing the order of categories that have one parent. */
export interface CategoryOrder extends Leaving {
  rows: readonly CategoryRow[];
  isReadOnly: boolean;
  move: (from: number, to: number) => void;
  isChanged: boolean;
  isSaving: boolean;
  save: () => void;
}

/** Changing the order of categories that have one parent; it lasts as long as its dialog is open. */
export function useCategoryOrder(task: CategoryOrderTask, onClose: () => void): CategoryOrder {
  const can = useCan();
  const [rows, setRows] = useState(task.rows);
  const save = useAction((ids: number[], client) => client.sortProductCategories({ body: { ids } }), ["categories"], {
    done() {
      onClose();
      return textOf(categoryText, "order.done");
    },
  });
  const isChanged = rows.some(({ id }, at) => id !== task.rows[at]?.id);
  const isReadOnly = !can("sortProductCategories");
  const leaving = useLeaving({ isDirty: isChanged, isSubmitting: save.isRunning, isReadOnly }, onClose);

  return {
    rows,
    isReadOnly,
    ...leaving,
    move: (from: number, to: number) => setRows((before) => moved(before, from, to)),
    isChanged,
    isSaving: save.isRunning,
    save: () => void save.run(rows.map(({ id }) => id)),
  };
}
