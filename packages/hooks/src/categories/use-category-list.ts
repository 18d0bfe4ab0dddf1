import { useMemo, useState } from "react";
import { coreText, textOf, useAction, useCan, useClient, useConfirm, useRead } from "../core";
import { type CategoryRow, categoryRows, openRows } from "./category-rows";
import type { CategoryOrderTask } from "./use-category-order";
import { useCategorySwitch } from "./use-category-switch";

/** What the dialog of a category is open for: a new one, below `parent` where that is not the top, or to edit one. */
export type CategoryTask = { readonly is: "add"; readonly parent?: number } | { readonly is: "edit"; readonly category: CategoryRow };

/** The shop's categories as a tree of rows, and adding, editing, showing, ordering and deleting them; what the account may not do is undefined. */
export function useCategoryList() {
  const client = useClient();
  const can = useCan();
  const read = useRead("listProductCategories", can("listProductCategories") ? {} : undefined);
  const all = useMemo(() => categoryRows(read.data ?? []), [read.data]);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => openRows(all, closed), [all, closed]);
  const toggle = useCategorySwitch();
  const remove = useAction((category: CategoryRow) => client.deleteProductCategory({ path: { id: category.id } }), ["categories"], {
    done: () => textOf(coreText, "done.removed"),
  });
  const removal = useConfirm(remove);
  const [task, setTask] = useState<CategoryTask | undefined>(undefined);
  const [order, setOrder] = useState<CategoryOrderTask | undefined>(undefined);

  const branches = all.filter(({ below }) => below > 0);
  const tops = all.filter(({ level }) => level === 1);
  const areAllOpen = branches.every(({ id }) => !closed.has(id));
  const add = can("addProductCategory");
  const sort = can("sortProductCategories");

  return {
    rows,
    counts: { roots: tops.length, below: all.length - tops.length },
    isRefused: !can("listProductCategories"),
    isLoading: read.isLoading,
    isRefreshing: read.isRefreshing,
    error: read.error,
    retry: read.retry,
    /** How the rows hang on each other. */
    tree: {
      levelOf: ({ level }: CategoryRow) => level,
      isOpen: ({ id, below }: CategoryRow) => (below > 0 ? !closed.has(id) : undefined),
      toggle: ({ id }: CategoryRow) =>
        setClosed((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]))),
      nameOf: ({ name }: CategoryRow) => name,
    },
    areAllOpen,
    /** Closes all that are open, or opens all; undefined where nothing can be opened. */
    toggleAll: branches.length > 0 ? () => setClosed(areAllOpen ? new Set(branches.map(({ id }) => id)) : new Set()) : undefined,
    task,
    closeTask: () => setTask(undefined),
    add: add ? () => setTask({ is: "add" }) : undefined,
    addBelow: add ? (category: CategoryRow) => setTask({ is: "add", parent: category.id }) : undefined,
    edit: can("updateProductCategory") ? (category: CategoryRow) => setTask({ is: "edit", category }) : undefined,
    toggle,
    remove: can("deleteProductCategory") ? removal : undefined,
    order,
    closeOrder: () => setOrder(undefined),
    orderTops: sort && tops.length > 1 ? () => setOrder({ rows: tops }) : undefined,
    orderBelow: sort
      ? (top: CategoryRow) => setOrder({ top, rows: all.filter(({ pid, level }) => level === 2 && pid === top.id) })
      : undefined,
  };
}
