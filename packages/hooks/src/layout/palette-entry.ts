import type { RecordHit, RecordSearch } from "../list";
import { isHttpAddress, type MenuEntry } from "./menu-tree";
import { type Entry, menuLeaves } from "./menu-search";
import type { Stretch } from "./text-match";

/** What the key of a menu entry begins with; its path follows. */
export const menuKey = "menu:";

/** Something that the palette does, or a setting that it changes. */
export interface PaletteAction {
  readonly key: string;
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly group: "action" | "setting";
  /** The keys that do it anywhere, as `useShortcuts` takes them: `alt+r`. */
  readonly shortcut?: string;
  run(): void;
}

/** Something that the palette can choose. */
export interface PaletteEntry extends Entry {
  /** Names it for ever: pins and recents are kept by it. */
  readonly key: string;
  readonly kind: "menu" | "record" | "action" | "setting";
  readonly icon?: string;
  /** What tells a record from others of the same name. */
  readonly hint?: string;
  readonly shortcut?: string;
  readonly isExternal: boolean;
  run(): void;
}

/** An entry as it stands in the list. */
export interface PaletteItem {
  /** Its place in the list: an entry may stand under its pins and in its group. */
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isPinned: boolean;
  /** The parts of its label and of its path that were typed. */
  readonly marks: readonly Stretch[];
  readonly pathMarks: readonly Stretch[];
}

/** Menus and actions as entries, in their order; a page that the menu holds twice is one entry. */
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
