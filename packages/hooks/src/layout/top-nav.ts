import { type MenuEntry, trailTo } from "./menu-tree";

/** The menu in top-nav mode: the entries along the top, and those in the sidebar. */
export interface TopNav {
  readonly visible: readonly MenuEntry[];
  /** The entries under 更多菜单. */
  readonly more: readonly MenuEntry[];
  /** The top entry that fills the sidebar; none if the page belongs to none and none was chosen. */
  readonly chosen: MenuEntry | undefined;
  readonly sidebar: readonly MenuEntry[];
}

const usual = 9;

/** The number of entries along the top for a window width in pixels; nine if the width is not known (specification, section 9). */
export function visibleCount(width: number | undefined): number {
  if (width === undefined || !Number.isFinite(width)) return usual;
  return Math.max(1, Math.floor(width / 1.8 / 85));
}

/** The menu in top-nav mode with `count` entries along the top. The entry with the id `picked` fills the sidebar, else that of the page. */
export function topNav(entries: readonly MenuEntry[], active: string | undefined, count: number, picked?: number): TopNav {
  const chosen = entries.find(({ id }) => id === picked) ?? topEntryOf(entries, active);
  return { visible: entries.slice(0, count), more: entries.slice(count), chosen, sidebar: below(chosen ?? entries[0]) };
}

/** The top entry that a page belongs to: the one above it, else the one that shares the first part of its address. */
function topEntryOf(entries: readonly MenuEntry[], active: string | undefined): MenuEntry | undefined {
  if (active === undefined) return undefined;
  const first = firstPart(active);
  return (
    trailTo(entries, active)[0] ?? (first ? entries.find((entry) => pathsOf(entry).some((path) => firstPart(path) === first)) : undefined)
  );
}

const below = (entry: MenuEntry | undefined) => (entry === undefined ? [] : entry.children.length > 0 ? entry.children : [entry]);
const firstPart = (path: string) => path.split(/[/?#]/, 2)[1];
const pathsOf = (entry: MenuEntry): string[] => [
  ...(entry.path !== undefined && !entry.isExternal ? [entry.path] : []),
  ...entry.children.flatMap(pathsOf),
];
