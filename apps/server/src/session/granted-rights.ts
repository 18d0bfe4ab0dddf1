import { type SQL, sql } from "drizzle-orm";
import { accountRoles, accounts, roles } from "./tables";

/**
 * Enabled roles with the menus that they grant, as a text: `3:10,11;5:12`.
 *
 * One subquery, as a distributed database plans each subquery as long as the rest of a lookup.
 */
export const rightsOf = (where: SQL) =>
  sql<string>`coalesce((select string_agg(${roles.id} || ':' || array_to_string(${roles.menuIds}, ','), ';' order by ${roles.id}) from ${where}), '')`;

/** The rights of a query's account. */
export const grantedRights =
  rightsOf(sql`${accountRoles} inner join ${roles} on ${roles.merId} = ${accountRoles.merId} and ${roles.id} = ${accountRoles.roleId}
  where ${accountRoles.merId} = ${accounts.merId} and ${accountRoles.accountId} = ${accounts.id} and ${roles.status}`);

/** The roles in such a text, and all menus that they grant. */
export function rightsIn(text: string) {
  const granted = text
    .split(";")
    .filter(Boolean)
    .map((role) => role.split(":"));
  return {
    roleIds: granted.map(([id]) => Number(id)),
    menuIds: granted.flatMap(([, menus = ""]) => menus.split(",").filter(Boolean).map(Number)),
  };
}
