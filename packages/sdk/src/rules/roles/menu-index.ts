import { MenuType } from "../../generated/code-sets";
import type { components } from "../../generated/schema";

/** The fields of a menu for the rules: its position in the tree, and whether it is a folder, a page or a button. */
export interface MenuPlace {
  readonly id: number;
  /** The entry above; 0 at the root. */
  readonly pid: number;
  readonly menuType: components["schemas"]["MenuType"];
}

/** The menus by their positions. */
export interface MenuIndex {
  readonly ids: readonly number[];
  has(id: number): boolean;
  /** A folder grants nothing itself: it shows its children. */
  isFolder(id: number): boolean;
  /** The menus directly below a menu. */
  childrenOf(id: number): readonly number[];
  /** A menu and everything below it. */
  within(id: number): readonly number[];
  /** The entries above a menu, the nearest first. */
  above(id: number): readonly number[];
}

/** Indexes the positions of all menus once. */
export function menuIndex(menus: readonly MenuPlace[]): MenuIndex {
  const places = new Map(menus.map((menu) => [menu.id, menu]));
  const children = new Map<number, number[]>();
  for (const { id, pid } of menus) children.set(pid, [...(children.get(pid) ?? []), id]);
  const childrenOf = (id: number) => children.get(id) ?? [];
  const within = (id: number): number[] => [id, ...childrenOf(id).flatMap(within)];
  const above = (id: number): number[] => {
    const pid = places.get(id)?.pid ?? 0;
    return places.has(pid) ? [pid, ...above(pid)] : [];
  };
  return {
    ids: menus.map(({ id }) => id),
    has: (id) => places.has(id),
    isFolder: (id) => places.get(id)?.menuType === MenuType.folder,
    childrenOf,
    within,
    above,
  };
}
