import type { RowAction } from "./row-action";

/** A menu and the element that it hangs on. */
export interface OpenedMenu {
  anchor: HTMLElement;
  label: string;
  items: readonly RowAction[];
  /** Where the pointer was, for a menu that comes out there. */
  at?: { readonly x: number; readonly y: number };
}

let opened: OpenedMenu | undefined;
const listeners = new Set<() => void>();

/** Opens the page's one menu at an element. */
export function openMenu(anchor: HTMLElement, menu: Omit<OpenedMenu, "anchor">): void {
  setMenu(opened?.anchor === anchor && !menu.at ? undefined : { anchor, ...menu });
}

/** Closes the page's one menu. */
export const closeMenu = (): void => setMenu(undefined);

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
