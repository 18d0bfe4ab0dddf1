import { sql } from "drizzle-orm";
import { accountRoles, accounts, roles } from "./tables";

const granted = sql`${accountRoles} inner join ${roles} on ${roles.merId} = ${accountRoles.merId} and ${roles.id} = ${accountRoles.roleId}
  where ${accountRoles.merId} = ${accounts.merId} and ${accountRoles.accountId} = ${accounts.id} and ${roles.status}`;

/** The menus that the enabled roles of a query's account grant, joined by commas. */
export const grantedMenus = sql<string>`coalesce((select string_agg(array_to_string(${roles.menuIds}, ','), ',') from ${granted}), '')`;

/** The enabled roles of a query's account, joined by commas. */
export const grantedRoles = sql<string>`coalesce((select string_agg(${roles.id}::text, ',' order by ${roles.id}) from ${granted}), '')`;

/** The numbers of such a text. */
export const numbersIn = (list: string) => list.split(",").filter(Boolean).map(Number);
