/** A role as far as it grants something. */
export interface GrantingRole {
  /** A disabled role grants nothing. */
  readonly status: boolean;
  readonly menuIds: readonly number[];
}

/** The menus that roles grant together. */
export const heldMenus = (roles: readonly GrantingRole[]): ReadonlySet<number> =>
  new Set(roles.flatMap(({ status, menuIds }) => (status ? menuIds : [])));

/** Whether somebody loses a menu when his roles become others. */
export function losesMenus(before: readonly GrantingRole[], after: readonly GrantingRole[]): boolean {
  const left = heldMenus(after);
  return [...heldMenus(before)].some((id) => !left.has(id));
}
