import { MenuLock, MenuType } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import type { MenuPlace } from "./menu-index";
import { grantorsMenus } from "./messages";

/** The account that grants menus to a role. */
export interface RoleEditor {
  readonly account: string;
  /** The owner holds every menu. */
  readonly isOwner: boolean;
  readonly menuIds: readonly number[];
}

/** A menu with its Chinese name, by which the specification identifies it. */
export interface NamedMenu extends MenuPlace {
  readonly zh: string;
}

type Lock = components["schemas"]["MenuLock"];

/** The only account that may grant the menus below (specification, section 6). */
const grantor = "admin";

/**
 * The menus that an editor may not grant, with the reason: those the editor does not hold, and those of the account `admin`.
 *
 * A button shares the lock of its page. A folder grants nothing, so it is locked by its name, or with everything below it.
 */
export function menuLocks(menus: readonly NamedMenu[], editor: RoleEditor): ReadonlyMap<number, Lock> {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const held = new Set(editor.menuIds);
  const isGrantors = (menu: NamedMenu | undefined): boolean => menu !== undefined && grantorsMenus.includes(menu.zh);

  function lockOf(menu: NamedMenu): Lock | undefined {
    const owners = isGrantors(menu) || (menu.menuType === MenuType.button && isGrantors(byId.get(menu.pid)));
    if (owners && editor.account !== grantor) return MenuLock.adminOnly;
    if (menu.menuType !== MenuType.folder) return editor.isOwner || held.has(menu.id) ? undefined : MenuLock.notHeld;
    const below = menus.filter(({ pid }) => pid === menu.id).map(lockOf);
    return below.every((lock) => lock !== undefined) ? below[0] : undefined;
  }

  return new Map(
    menus.flatMap((menu) => {
      const lock = lockOf(menu);
      return lock ? [[menu.id, lock] as const] : [];
    }),
  );
}
