import type { RecordHit, RecordSearch } from "../list";
import { isHttpAddress, type MenuEntry } from "./menu-tree";
import { type Entry, menuLeaves } from "./menu-search";
import type { Stretch } from "./text-match";

/** The prefix of a menu entry's key, before its path. */
export const menuKey = "menu:";

/** An action of the palette, or a setting that it changes. */
export interface PaletteAction {
  readonly key: string;
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly group: "action" | "setting";
  /** The keys that run it anywhere, in the form of `useShortcuts`: `alt+r`. */
  readonly shortcut?: string;
  run(): void;
}

/** An entry that can be chosen in the palette. */
export interface PaletteEntry extends Entry {
  /** A stable key, by which pins and recents are stored. */
  readonly key: string;
  readonly kind: "menu" | "record" | "action" | "setting";
  readonly icon?: string;
  /** The text that distinguishes a record from others of the same name. */
  readonly hint?: string;
  readonly shortcut?: string;
  readonly isExternal: boolean;
  run(): void;
}

/** An entry in the list. */
export interface PaletteItem {
  /** The id of its row in the list: an entry may be among the pins and in its group. */
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isPinned: boolean;
  /** The matched parts of its label and of its path. */
  readonly marks: readonly Stretch[];
  readonly pathMarks: readonly Stretch[];
}

/** Menus and actions as entries, in their order; a page that the menu contains twice is one entry. */
export function knownEntries(
  menus: readonly MenuEntry[],
  actions: readonly PaletteAction[],
  open: (path: string) => void,
): readonly PaletteEntry[] {
  const all = menuLeaves(menus);
  const leaves = all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at);
  return [
    ...leaves.map((leaf) => ({
      ...leaf,
      key: menuKey + leaf.path,
      kind: "menu" as const,
      isExternal: isHttpAddress(leaf.path),
      run: () => open(leaf.path),
    })),
    ...actions.map(({ key, title, keywords, group, shortcut, run }) => ({
      key: `${group}:${key}`,
      kind: group,
      label: title,
      keywords,
      shortcut,
      isExternal: false,
      run,
    })),
  ];
}

/** A record that was found, or that is pinned or was used before, as an entry. */
export const recordEntry = (
  { domain, icon }: Pick<RecordSearch, "domain" | "icon">,
  { id, title, hint, path }: RecordHit,
  open: (path: string) => void,
): PaletteEntry => ({
  key: `record:${domain}/${id}`,
  kind: "record",
  label: title,
  icon,
  hint,
  path,
  isExternal: false,
  run: () => open(path),
});
