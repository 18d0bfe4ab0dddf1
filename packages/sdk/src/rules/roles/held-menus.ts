/** The fields of a role that decide what it grants. */
export interface GrantingRole {
  /** A disabled role grants nothing. */
  readonly status: boolean;
  readonly menuIds: readonly number[];
}

/** The menus that the roles grant together. */
export const heldMenus = (roles: readonly GrantingRole[]): ReadonlySet<number> =>
  new Set(roles.flatMap(({ status, menuIds }) => (status ? menuIds : [])));

/** Whether an account loses a menu when its roles change. */
export function losesMenus(before: readonly GrantingRole[], after: readonly GrantingRole[]): boolean {
  const left = heldMenus(after);
  return [...heldMenus(before)].some((id) => !left.has(id));
}
