import type { CSSProperties, ReactNode } from "react";
import type { RowAction } from "./row-action";

/** One line of a menu. */
export interface MenuLine extends RowAction {
  icon?: ReactNode;
  /** A line is drawn above it. */
  isSeparated?: boolean;
  /** For a line of a group with one choice: whether it is chosen. */
  isChosen?: boolean;
  /** A preview, for a line that sets a style. */
  style?: CSSProperties;
}

/** A menu and its anchor element. */
export interface OpenedMenu {
  /** Unique for each opening. */
  id: number;
  anchor: HTMLElement;
  label: string;
  items: readonly MenuLine[];
  /** Content above the lines. */
  head?: ReactNode;
  /** The end where the keys start; by default the chosen line or the first. */
  from?: "start" | "end";
  /** The position of the pointer, for a context menu. */
  at?: { readonly x: number; readonly y: number };
}

let opened: OpenedMenu | undefined;
let last = 0;
const listeners = new Set<() => void>();

/** Opens the page's only menu at an element; a second call closes it. */
export function openMenu(anchor: HTMLElement, menu: Omit<OpenedMenu, "id" | "anchor">): void {
  setMenu(opened?.anchor === anchor && !menu.at ? undefined : { id: ++last, anchor, ...menu });
}

/** Closes the page's only menu; with an argument only while that menu is open. */
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
