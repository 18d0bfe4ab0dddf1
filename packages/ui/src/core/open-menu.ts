import type { CSSProperties, ReactNode } from "react";
import type { RowAction } from "./row-action";

/** One line of a menu. */
export interface MenuLine extends RowAction {
  icon?: ReactNode;
  /** A line is drawn above it. */
  isSeparated?: boolean;
  /** Of lines of which one is set: whether this one is. */
  isChosen?: boolean;
  /** How it will look, of a line that sets a style. */
  style?: CSSProperties;
}

/** A menu and the element that it hangs on. */
export interface OpenedMenu {
  /** Differs between two openings. */
  id: number;
  anchor: HTMLElement;
  label: string;
  items: readonly MenuLine[];
  /** Stands above the lines. */
  head?: ReactNode;
  /** The end where the keys start; not said, it is the chosen line or the first. */
  from?: "start" | "end";
  /** Where the pointer was, for a menu that comes out there. */
  at?: { readonly x: number; readonly y: number };
}

let opened: OpenedMenu | undefined;
let last = 0;
const listeners = new Set<() => void>();

/** Opens the page's one menu at an element; a second time closes it. */
export function openMenu(anchor: HTMLElement, menu: Omit<OpenedMenu, "id" | "anchor">): void {
  setMenu(opened?.anchor === anchor && !menu.at ? undefined : { id: ++last, anchor, ...menu });
}

/** Closes the page's one menu; when told which, only while that one is open. */
export function closeMenu(menu = opened): void {
  if (menu === opened) setMenu(undefined);
}

/** The menu that is open, for `useSyncExternalStore`. */
export const menuStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => opened,
};

function setMenu(next: OpenedMenu | undefined) {
  opened = next;
  for (const listener of listeners) listener();
}
