import { useState } from "react";
import { moved, textOf, useAction, useCan, useClient, useLeaving } from "../core";
import type { CategoryRow } from "./category-rows";
import { categoryText } from "./messages";

/** What an order is changed of: all at the top, or all below one. */
export interface CategoryOrderTask {
  /** The top category whose children they are; the top itself without. */
  readonly top?: CategoryRow | undefined;
  readonly rows: readonly CategoryRow[];
}

/** Changing the order of categories that have one parent; it lasts as long as its dialog is open. */
export function useCategoryOrder(task: CategoryOrderTask, onClose: () => void) {
  const client = useClient();
  const can = useCan();
  const [rows, setRows] = useState(task.rows);
  const save = useAction((ids: number[]) => client.sortProductCategories({ body: { ids } }), ["categories"], {
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
