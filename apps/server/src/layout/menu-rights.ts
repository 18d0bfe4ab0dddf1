import { menuRows, type MenuRow } from "./menu-tree";

const byId = new Map(menuRows.map((row) => [row.id, row]));

/** The permissions of granted menus: those of their pages and buttons. */
export const permissionsOf = (menuIds: readonly number[]): string[] =>
  [...new Set(menuIds.flatMap((id) => byId.get(id)?.perms ?? []))].sort();

/** The menu with the fewest permissions that grants a permission; undefined when no menu grants it. */
export const menuGranting = (permission: string): MenuRow | undefined =>
  menuRows.filter((row) => row.perms.includes(permission)).sort((a, b) => a.perms.length - b.perms.length)[0];

/** The menus that grant some permissions; a permission that no menu grants is a defect of the caller. */
export function menusGranting(permissions: readonly string[]): number[] {
  const ids = permissions.map((permission) => {
    const menu = menuGranting(permission);
    if (!menu) throw new Error(`No menu grants ${permission}`);
    return menu.id;
  });
  return [...new Set(ids)];
}

/** The folders whose routes need the role admin, which only owners have (specification, section 2). */
const ownersFolders: ReadonlySet<number> = new Set(
  menuRows.filter(({ component }) => component === "/operation" || component === "/maintain/logistics").map(({ id }) => id),
);

/** The pages and folders of granted menus, with every folder above them; all of them for an owner. */
export function visibleMenus(menuIds: readonly number[] | "all"): MenuRow[] {
  if (menuIds === "all") return menuRows.filter((row) => row.menuType !== "A");
  const shown = new Set<number>();
  for (const granted of menuIds) {
    const start = byId.get(granted);
    if (!start || start.menuType === "A") continue;
    const path: number[] = [];
    for (let row: MenuRow | undefined = start; row; row = byId.get(row.pid)) path.push(row.id);
    if (!path.some((id) => ownersFolders.has(id))) for (const id of path) shown.add(id);
  }
  return menuRows.filter((row) => shown.has(row.id));
}
