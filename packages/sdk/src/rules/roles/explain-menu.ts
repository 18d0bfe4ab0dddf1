import { heldMenus, type GrantingRole } from "./held-menus";

/** A role of an account, with its name. */
export interface NamedRole extends GrantingRole {
  readonly id: number;
  readonly roleName: string;
}

/** The account whose permission is explained. */
export interface RightHolder<Role extends NamedRole = NamedRole> {
  readonly isOwner: boolean;
  /** The account is enabled. */
  readonly status: boolean;
  readonly roles: readonly Role[];
}

/** Why an account has a permission, or has not. */
export interface MenuExplanation<Role extends NamedRole = NamedRole> {
  readonly isGranted: boolean;
  /** The deciding rule: the owner may do everything, a disabled account nothing, and the others what their roles grant. */
  readonly by: "owner" | "disabled" | "roles";
  /** The enabled roles that grant it. */
  readonly granting: readonly Role[];
  /** The disabled roles that would grant it. */
  readonly switchedOff: readonly Role[];
  /** The enabled roles that do not grant it. */
  readonly withholding: readonly Role[];
}

/** Explains why an account may use a page or a button, or may not. */
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
