import { menuGranting } from "../layout/menu-rights";

/** The menus that grant some permissions; a permission that no menu grants is a mistake of the caller's. */
export function menusGranting(permissions: readonly string[]): number[] {
  const ids = permissions.map((permission) => {
    const menu = menuGranting(permission);
    if (!menu) throw new Error(`No menu grants ${permission}`);
    return menu.id;
  });
  return [...new Set(ids)];
}
