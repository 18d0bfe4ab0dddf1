import { heldMenus, type GrantingRole } from "./held-menus";

/** A role of somebody, by name. */
export interface NamedRole extends GrantingRole {
  readonly id: number;
  readonly roleName: string;
}

/** Whose right is explained. */
export interface RightHolder<Role extends NamedRole = NamedRole> {
  readonly isOwner: boolean;
  /** The account is enabled. */
  readonly status: boolean;
  readonly roles: readonly Role[];
}

/** Why somebody has a right, or has not. */
export interface MenuExplanation<Role extends NamedRole = NamedRole> {
  readonly isGranted: boolean;
  /** What decides: the owner may do everything, a disabled account nothing, and the others what their roles grant. */
  readonly by: "owner" | "disabled" | "roles";
  /** The enabled roles that grant it. */
  readonly granting: readonly Role[];
  /** Those that would if they were enabled. */
  readonly switchedOff: readonly Role[];
  /** The enabled ones that do not hold it. */
  readonly withholding: readonly Role[];
}

/** Explains why somebody may use a page or a button, or may not. */
export function explainMenu<Role extends NamedRole>(holder: RightHolder<Role>, menuId: number): MenuExplanation<Role> {
  const { isOwner, status, roles } = holder;
  const holding = roles.filter(({ menuIds }) => menuIds.includes(menuId));
  return {
    isGranted: status && (isOwner || heldMenus(roles).has(menuId)),
    by: !status ? "disabled" : isOwner ? "owner" : "roles",
    granting: holding.filter((role) => role.status),
    switchedOff: holding.filter((role) => !role.status),
    withholding: roles.filter((role) => role.status && !role.menuIds.includes(menuId)),
  };
}
