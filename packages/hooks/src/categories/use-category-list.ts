import { useMemo, useState } from "react";
import { listOf, useCan, useDialog, useList, useRemoval, useRowSwitch } from "../core";
import { type CategoryRow, categoryRows, isShownWith, openRows } from "./category-rows";
import type { CategoryOrderTask } from "./use-category-order";

export const productCategories = listOf("listProductCategories");

/** The shop's categories as a tree of rows: adding, editing, showing, ordering and deleting them; what the account may not do is undefined. */
export function useCategoryList() {
  const can = useCan();
  const list = useList(productCategories);
  const all = useMemo(() => categoryRows(list.rows), [list.rows]);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => openRows(all, closed), [all, closed]);
  const toggle = useRowSwitch<CategoryRow>("toggleProductCategory", { isOn: ({ isShow }) => isShow });
  const remove = useRemoval(list, "deleteProductCategory");
  const dialog = useDialog<CategoryRow>({ add: "addProductCategory", edit: "updateProductCategory" });
  const [order, setOrder] = useState<CategoryOrderTask | undefined>(undefined);

  const branches = all.filter(({ below }) => below > 0);
  const tops = all.filter(({ level }) => level === 1);
  const areAllOpen = branches.every(({ id }) => !closed.has(id));
  const sort = can("sortProductCategories");

  return {
    ...list,
    rows,
    counts: { roots: tops.length, below: all.length - tops.length },
    /** The tree that the rows form. */
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
    dialog,
    toggle: toggle && { ...toggle, isOn: (category: CategoryRow) => isShownWith(toggle.pressed, all, category) },
    remove,
    order,
    closeOrder: () => setOrder(undefined),
    orderTops: sort && tops.length > 1 ? () => setOrder({ rows: tops }) : undefined,
    orderBelow: sort
      ? (top: CategoryRow) => setOrder({ top, rows: all.filter(({ pid, level }) => level === 2 && pid === top.id) })
      : undefined,
  };
}
