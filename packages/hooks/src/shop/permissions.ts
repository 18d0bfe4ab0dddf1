/** The rights of an account. */
export interface Rights {
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
}

const wildcard = "*:*:*";

/** Whether the account has any of the listed permissions; false for an empty list (specification, section 6). */
export function holdsAny({ permissions }: Rights, listed: readonly string[]): boolean {
  if (listed.length === 0) return false;
  return permissions.includes(wildcard) || listed.some((permission) => permissions.includes(permission));
}

/** Whether the account has every listed permission; false for an empty list. */
export function holdsAll({ permissions }: Rights, listed: readonly string[]): boolean {
  if (listed.length === 0) return false;
  return permissions.includes(wildcard) || listed.every((permission) => permissions.includes(permission));
}

/** Whether the account has this permission. */
export const holds = (rights: Rights, permission: string) => holdsAny(rights, permission === "" ? [] : [permission]);

/** Whether the account has a listed role, or is the owner (role `admin`); false for an empty list. */
export function hasRole({ roles }: Rights, listed: readonly string[]): boolean {
  if (listed.length === 0) return false;
  return roles.includes("admin") || listed.some((role) => roles.includes(role));
}

/** Whether an account belongs to the shop's staff (specification, section 6); false without a list. */
export const isStaff = (account: string, list: readonly string[] | undefined) => list?.includes(account) ?? false;

/** Checks a permission tag, which must not be empty (specification, section 6). */
export function checkPermissionTag(rights: Rights, listed: readonly string[] | undefined): boolean {
  if (listed === undefined || listed.length === 0) throw new Error("please set operation permission tag value");
  return holdsAny(rights, listed);
}
