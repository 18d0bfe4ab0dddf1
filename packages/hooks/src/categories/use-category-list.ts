import type { Schema } from "@shopkeeper/sdk";
import { useMemo, useState } from "react";
import { type List, listOf, type ListRows, type Removal, type RowSwitch, useList, useRemoval, useRowSwitch } from "../list";
import { type RowDialog, useDialog } from "../form";
import { useCan } from "../shop";

type Category = Schema<"Category">;

/** A row of the category tree. */
export interface CategoryRow extends Category {
  /** 1 at the top, 2 below. */
  readonly level: 1 | 2;
  /** The number of its children. */
  readonly below: number;
}

/** Categories of one parent, whose order is changed. */
export interface CategoryOrderTask {
  /** The parent; undefined for categories at the top. */
  readonly top?: CategoryRow | undefined;
  readonly rows: readonly CategoryRow[];
}

export const productCategories = listOf("listProductCategories");

type ProductCategoryQuery = ReturnType<typeof productCategories.read>;

/** The shop's categories as a tree of rows. */
export interface CategoryList extends Omit<List<Category, ProductCategoryQuery>, "page"> {
  page: ListRows<CategoryRow>;
  counts: { roots: number; below: number };
  /** The tree that the rows form. */
  tree: CategoryListTree;
  dialog: RowDialog<CategoryRow>;
  toggle: CategoryListToggle | undefined;
  removal: Removal<Category> | undefined;
  ordering: CategoryListOrdering;
}

/** The dialog that orders the top-level categories, or the children of a category; undefined without the right. */
interface CategoryListOrdering {
  task: CategoryOrderTask | undefined;
  close: () => void;
  openTops: (() => void) | undefined;
  openBelow: ((top: CategoryRow) => void) | undefined;
}

interface CategoryListTree {
  levelOf: (row: CategoryRow) => CategoryRow["level"];
  isOpen: (row: CategoryRow) => boolean | undefined;
  toggle: (row: CategoryRow) => void;
  nameOf: (row: CategoryRow) => string;
  areAllOpen: boolean;
  /** Collapses all open rows, or expands all; undefined if no row has children. */
  toggleAll: (() => void) | undefined;
}

interface CategoryListToggle extends RowSwitch<CategoryRow> {
  isOn: (row: CategoryRow) => boolean;
}

/** The shop's categories as a tree of rows: adding, editing, showing, ordering and deleting; actions without the right are undefined. */
export function useCategoryList(): CategoryList {
  const can = useCan();
  const list = useList(productCategories);
  const all = useMemo(() => categoryRows(list.page.rows), [list.page.rows]);
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
    page: { ...list.page, rows },
    counts: { roots: tops.length, below: all.length - tops.length },
    tree: {
      levelOf: ({ level }: CategoryRow) => level,
      isOpen: ({ id, below }: CategoryRow) => (below > 0 ? !closed.has(id) : undefined),
      toggle: ({ id }: CategoryRow) =>
        setClosed((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]))),
      nameOf: ({ name }: CategoryRow) => name,
      areAllOpen,
      toggleAll: branches.length > 0 ? () => setClosed(areAllOpen ? new Set(branches.map(({ id }) => id)) : new Set()) : undefined,
    },
    dialog,
    toggle: toggle && { ...toggle, isOn: (row: CategoryRow) => isShownWith(toggle.pressed, all, row) },
    removal: remove,
    ordering: {
      task: order,
      close: () => setOrder(undefined),
      openTops: sort && tops.length > 1 ? () => setOrder({ rows: tops }) : undefined,
      openBelow: sort
        ? (top: CategoryRow) => setOrder({ top, rows: all.filter(({ pid, level }) => level === 2 && pid === top.id) })
        : undefined,
    },
  };
}

/** Categories as rows, each top-level category followed by its children; a category without its parent is at the top level. */
export function categoryRows(categories: readonly Category[]): readonly CategoryRow[] {
  const tops = new Set(categories.filter(({ pid }) => pid === 0).map(({ id }) => id));
  const isTop = ({ pid }: Category) => !tops.has(pid);
  return categories.filter(isTop).flatMap((top) => {
    const below = categories.filter(({ id, pid }) => pid === top.id && id !== top.id);
    return [{ ...top, level: 1 as const, below: below.length }, ...below.map((category) => ({ ...category, level: 2 as const, below: 0 }))];
  });
}

/** The rows without the children of collapsed rows. */
const openRows = (rows: readonly CategoryRow[], closed: ReadonlySet<number>) =>
  rows.filter(({ level, pid }) => level === 1 || !closed.has(pid));

/** Whether a category is shown while switches are pending: hiding a parent hides its children, showing a child shows its parent. */
function isShownWith(pressed: ReadonlyMap<number, boolean>, all: readonly Category[], { id, pid, isShow }: Category): boolean {
  const own = pressed.get(id);
  if (own !== undefined) return own;
  if (pressed.get(pid) === false) return false;
  return isShow || all.some((child) => child.pid === id && pressed.get(child.id) === true);
}
