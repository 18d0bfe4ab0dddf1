/** What an account may do. */
export interface Rights {
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
}

const wildcard = "*:*:*";

/** Holds any one of the listed permissions; an empty list is denied (specification, section 6). */
export function holdsAny({ permissions }: Rights, listed: readonly string[]): boolean {
  if (listed.length === 0) return false;
  return permissions.includes(wildcard) || listed.some((permission) => permissions.includes(permission));
}

/** Holds every one of the listed permissions; an empty list is denied. */
export function holdsAll({ permissions }: Rights, listed: readonly string[]): boolean {
  if (listed.length === 0) return false;
  return permissions.includes(wildcard) || listed.every((permission) => permissions.includes(permission));
}

/** Holds this one permission. */
export const holds = (rights: Rights, permission: string) => holdsAny(rights, permission === "" ? [] : [permission]);

/** Has one of the listed roles, or is the owner (role `admin`); an empty list is denied. */
export function hasRole({ roles }: Rights, listed: readonly string[]): boolean {
  if (listed.length === 0) return false;
  return roles.includes("admin") || listed.some((role) => roles.includes(role));
}

/** Whether an account is among the shop's staff (specification, section 6); nobody is while no list is known. */
export const isStaff = (account: string, list: readonly string[] | undefined) => list?.includes(account) ?? false;

/** The check of a permission tag: it must name something (specification, section 6). */
export function checkPermissionTag(rights: Rights, listed: readonly string[] | undefined): boolean {
  if (listed === undefined || listed.length === 0) throw new Error("please set operation permission tag value");
  return holdsAny(rights, listed);
}
