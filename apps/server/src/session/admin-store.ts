import { AdminType } from "@shopkeeper/sdk/contract";
import { and, desc, eq, exists, inArray, or } from "drizzle-orm";
import { wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { contains } from "../core/contains";
import { readPage, type PageQuery, type PageWindow } from "../core/page";
import type { Scope } from "../core/scope";
import { accountRoles, accounts, roles } from "./tables";

/** Which of a shop's people are asked for. */
export interface AdminFilter {
  /** In the name or the account. */
  name?: string;
  roleId?: number;
  status?: boolean;
  /** The owner too. */
  withOwner: boolean;
}

/** The people who log in to the shop's console. */
export const adminStore = ({ db, merId }: Scope) => ({
  /** One page of them, newest first, with their roles. */
  async page({ name, roleId, status, withOwner }: AdminFilter, query: PageQuery) {
    const hasRole =
      roleId === undefined
        ? undefined
        : exists(
            db
              .select({ id: accountRoles.roleId })
              .from(accountRoles)
              .where(and(eq(accountRoles.merId, merId), eq(accountRoles.accountId, accounts.id), eq(accountRoles.roleId, roleId))),
          );
    const where = and(
      eq(accounts.merId, merId),
      withOwner ? undefined : eq(accounts.isOwner, false),
      name === undefined ? undefined : or(contains(accounts.realName, name), contains(accounts.account, name)),
      status === undefined ? undefined : eq(accounts.status, status),
      hasRole,
    );
    const count = () => db.$count(accounts, where);
    const rows = async ({ limit, offset }: PageWindow) => {
      const found = await db.select().from(accounts).where(where).orderBy(desc(accounts.id)).limit(limit).offset(offset);
      const granted = await this.rolesOf(found.map(({ id }) => id));
      return found.map((row) => {
        const own = granted.filter(({ accountId }) => accountId === row.id);
        return {
          id: row.id,
          merId,
          account: row.account,
          realName: row.realName,
          roles: own.map(({ id }) => id).join(","),
          roleNames: own.map((role) => role.name).join(","),
          phone: row.phone,
          status: row.status,
          type: row.isOwner ? AdminType.owner : AdminType.staff,
          isSms: false,
          lastIp: row.lastIp,
          lastTime: wireTimeOrNull(row.lastTime),
        };
      });
    };
    return readPage(query, { count, rows });
  },

  /** Which roles some of the shop's people have. */
  async rolesOf(accountIds: readonly number[]) {
    if (accountIds.length === 0) return [];
    return db
      .select({ accountId: accountRoles.accountId, id: roles.id, name: roles.name })
      .from(accountRoles)
      .innerJoin(roles, and(eq(roles.merId, merId), eq(roles.id, accountRoles.roleId)))
      .where(and(eq(accountRoles.merId, merId), inArray(accountRoles.accountId, [...accountIds])))
      .orderBy(roles.id);
  },
});
