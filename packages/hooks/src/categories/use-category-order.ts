import { useState } from "react";
import { moved, textOf, useAction, useCan, useClient, useShop } from "../core";
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
  const { notices } = useShop();
  const [rows, setRows] = useState(task.rows);
  const save = useAction((ids: number[]) => client.sortProductCategories({ body: { ids } }), ["categories"], {
    done() {
      onClose();
      return textOf(categoryText, "order.done");
    },
  });
  const isChanged = rows.some(({ id }, at) => id !== task.rows[at]?.id);
  const [isLeaving, setLeaving] = useState(false);
  const giveUp = () => {
    notices.cancelled();
    onClose();
  };

  return {
    rows,
    isReadOnly: !can("sortProductCategories"),
    move: (from: number, to: number) => setRows((before) => moved(before, from, to)),
    isChanged,
    isSaving: save.isRunning,
    save: () => void save.run(rows.map(({ id }) => id)),
    /** Closes, but asks first where that would lose an order; not while it is being saved. */
    cancel() {
      if (save.isRunning) return;
      if (isChanged) setLeaving(true);
      else giveUp();
    },
    leaving: {
      subject: true,
      isOpen: isLeaving,
      isRunning: false,
      error: undefined,
      confirm: async () => giveUp(),
      cancel: () => setLeaving(false),
    },
  };
}
