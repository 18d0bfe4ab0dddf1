import type { Schema } from "@shopkeeper/sdk";
import { markOf, menuIndex, type MenuMark, toggleMenu } from "@shopkeeper/sdk/rules/roles";
import { useMemo, useState } from "react";
import { flatMenus, type MenuNode } from "./menu-nodes";

export interface MenuChecksOptions {
  tree: readonly MenuNode[];
  /** Ids of the granted menus: the checked and the half-checked ones. */
  granted: readonly number[];
  /** Without it the tree is read-only. */
  onChange?: ((granted: readonly number[]) => void) | undefined;
}

/** The granted menus of a role, as a checkbox tree. */
export interface MenuChecks {
  isLinked: boolean;
  setLinked: (next: boolean) => void;
  /** Ids of the expanded branches. */
  open: readonly number[];
  setOpen: (next: readonly number[]) => void;
  isAllOpen: boolean;
  setAllOpen: (isOpen: boolean) => void;
  markOf: (id: number) => MenuMark;
  /** Why a menu cannot be granted. */
  lockOf: (id: number) => Schema<"MenuLock"> | undefined;
  isReadOnly: boolean;
  toggle(id: number): void;
  /** The number of granted pages and buttons. */
  count: number;
}

/** Checking menus in their tree: the expanded branches, whether parents and children are linked, and the state of each checkbox. */
export function useMenuChecks({ tree, granted, onChange }: MenuChecksOptions): MenuChecks {
  const menus = useMemo(() => flatMenus(tree), [tree]);
  const index = useMemo(() => menuIndex(menus), [menus]);
  const [isLinked, setLinked] = useState(true);
  const [open, setOpen] = useState<readonly number[]>([]);
  const held = useMemo(() => new Set(granted), [granted]);
  const byId = useMemo(() => new Map(menus.map((node) => [node.id, node])), [menus]);
  const lockOf = (id: number) => byId.get(id)?.lock ?? undefined;
  const branches = menus.filter(({ childList }) => childList.length > 0).map(({ id }) => id);

  return {
    isLinked,
    setLinked,
    open,
    setOpen,
    isAllOpen: branches.every((id) => open.includes(id)),
    setAllOpen: (isOpen: boolean) => setOpen(isOpen ? branches : []),
    markOf: (id: number) => markOf(index, held, id, isLinked),
    lockOf,
    isReadOnly: onChange === undefined,
    toggle(id: number) {
      onChange?.([...toggleMenu(index, held, id, { isLinked, isLocked: (each) => lockOf(each) !== undefined })]);
    },
    count: [...held].filter((id) => index.has(id) && !index.isFolder(id)).length,
  };
}
