import type { Schema } from "@shopkeeper/sdk/contract";
import { menuIndex, menuLocks } from "@shopkeeper/sdk/rules/roles";
import type { Session } from "../kernel/call";
import { menuRows, type MenuRow } from "../layout/shared";

type MenuNode = Schema<"MenuNode">;

/** An index of all menus. */
export const menus = menuIndex(menuRows);

const named = menuRows.map(({ id, pid, menuType, name }) => ({ id, pid, menuType, zh: name.zh }));
const byId = new Map(menuRows.map((row) => [row.id, row]));

/** The menu with an id. */
export const menuOf = (id: number): MenuRow | undefined => byId.get(id);

/** The menus that an account may not grant, with the reasons. */
export const locksFor = (session: Session) => menuLocks(named, session);

/** The whole tree in the caller's language, by sort order; `granted` are the menus of the requested role. */
export function menuTree(session: Session, granted?: readonly number[]): MenuNode[] {
  const locks = locksFor(session);
  const below = (pid: number): MenuNode[] =>
    menuRows
      .filter((row) => row.pid === pid)
      .sort((one, other) => other.sort - one.sort || one.id - other.id)
      .map(({ id, name, icon, sort, menuType, component, perms }) => ({
        ...{ id, pid, name: name[session.language], icon, sort, menuType, component },
        perms: perms.join(",") || null,
        checked: granted?.includes(id) ?? null,
        lock: locks.get(id) ?? null,
        childList: below(id),
      }));
  return below(0);
}

/** Whether an account has all of these menus itself; a folder grants nothing, so that it is never missing. */
export const holdsMenus = ({ isOwner, menuIds }: Session, wanted: readonly number[]) =>
  isOwner || wanted.every((id) => menus.isFolder(id) || menuIds.includes(id));
