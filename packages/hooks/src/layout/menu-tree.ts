import type { Schema } from "@shopkeeper/sdk";

/** An entry of the sidebar. */
export interface MenuEntry {
  readonly id: number;
  readonly title: string;
  readonly icon?: string;
  /** A page of the console, or an outer address when it is http(s). */
  readonly path?: string;
  readonly isExternal: boolean;
  /** The number of open tasks there, or on the pages below. */
  readonly waiting?: number;
  readonly children: readonly MenuEntry[];
}

/** The title of the page at an address; undefined if the console has no page there. */
export type TitleOf = (path: string) => string | undefined;

const levels = 4;
const excluded = "/javaMobile";

/**
 * The sidebar's entries from the server's menus: at most four levels, without /javaMobile, without pages that the console
 * does not have, without groups that are left empty.
 */
export function menuEntries(menus: readonly Schema<"Menu">[], titleOf: TitleOf, level = 1): readonly MenuEntry[] {
  return menus.flatMap((menu) => {
    const address = insideOf(menu.component?.trim()) || undefined;
    if (address === excluded) return [];
    const below = (menu.childList ?? []).filter(({ menuType }) => menuType !== "A"); // buttons are rights, not entries
    const isFolder = menu.menuType === "M" || (menu.menuType === undefined && below.length > 0);
    const children = level < levels ? menuEntries(below, titleOf, level + 1) : [];
    const isExternal = isHttpAddress(address);
    const title = address && !isExternal ? titleOf(address) : undefined;
    const isPage = isExternal || title !== undefined;
    if (children.length === 0 && (!isPage || isFolder)) return [];
    return [
      {
        id: menu.id,
        title: title ?? menu.name,
        icon: menu.icon ?? undefined,
        path: children.length > 0 && !isExternal ? undefined : address,
        isExternal,
        children,
      },
    ];
  });
}

/** The same entries with the number of open tasks on their pages; a group has the sum of its pages. */
export function withWaiting(entries: readonly MenuEntry[], waitingAt: ReadonlyMap<string, number>): readonly MenuEntry[] {
  return entries.map((entry) => {
    const children = withWaiting(entry.children, waitingAt);
    const below = children.reduce((sum, { waiting = 0 }) => sum + waiting, 0);
    return { ...entry, children, waiting: below + (waitingAt.get(entry.path ?? "") ?? 0) };
  });
}

/** The target of an address through /redirect, which opens inside the console (specification, section 2). */
const insideOf = (address: string | undefined) => address?.replace(/^\/redirect(?=\/)/, "");

/** Whether an address is outside of the console; only http and https addresses are. */
export function isHttpAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === "http:" || protocol === "https:";
}

/** The entries from the root to the one at `path`; empty if there is none. */
export function trailTo(entries: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  for (const entry of entries) {
    if (entry.path === path && entry.children.length === 0) return [entry];
    const below = trailTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
