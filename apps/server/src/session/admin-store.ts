import { AdminType } from "@shopkeeper/sdk/contract";
import { and, desc, eq, exists, inArray, isNotNull, not, or } from "drizzle-orm";
import { wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { insertAccount } from "./insert-account";
import { accountRoles, accounts, roles, secondFactors } from "./tables";

/** The filter of a shop's people. */
export interface AdminFilter {
  /** Part of the name or the account. */
  name?: string;
  roleId?: number;
  status?: boolean;
  /** Whether the owner is included. */
  withOwner: boolean;
}

/** The editable fields of an administrator. */
export type AdminRow = Pick<typeof accounts.$inferSelect, "realName" | "phone" | "status">;

/** The people who log in to the shop's console. */
export const adminStore = ({ db, merId, clock }: Scope) => ({
  /** All accounts with their names, by account. */
  staff: () =>
    db
      .select({ account: accounts.account, realName: accounts.realName })
      .from(accounts)
      .where(eq(accounts.merId, merId))
      .orderBy(accounts.account),

  /** One page of people, newest first, with their roles. */
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
      const ids = found.map(({ id }) => id);
      const granted = await this.rolesOf(ids);
      const proved = await db
        .select({ id: secondFactors.accountId })
        .from(secondFactors)
        .where(and(inArray(secondFactors.accountId, ids), isNotNull(secondFactors.startTime)));
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
          isSms: row.isSms,
          hasSecondFactor: proved.some(({ id }) => id === row.id),
          lastIp: row.lastIp,
          lastTime: wireTimeOrNull(row.lastTime),
        };
      });
    };
    return readPage(query, { count, rows });
  },

  async owner() {
    const [row] = await db
      .select({ account: accounts.account, realName: accounts.realName })
      .from(accounts)
      .where(and(eq(accounts.merId, merId), accounts.isOwner));
    return row;
  },

  /** The name of one of the shop's people; undefined if there is no such person. */
  async nameOf(id: number) {
    const [row] = await db
      .select({ realName: accounts.realName })
      .from(accounts)
      .where(and(eq(accounts.merId, merId), eq(accounts.id, id)));
    return row?.realName;
  },

  async find(id: number) {
    const [row] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.merId, merId), eq(accounts.id, id)));
    return row;
  },

  /** Adds an account with a temporary password; undefined if its name would be confused with another one's, in any shop. */
  async add(fields: AdminRow & { account: string; password: string }) {
    const now = clock.now();
    return insertAccount(db, { ...fields, merId, isTemporary: true, createTime: now, updateTime: now });
  },

  /** Changes an account that is not the owner's; false when it no longer has that version. Without a phone it receives no messages. */
  update: (id: number, fields: Partial<AdminRow & { password: string; isTemporary: boolean; isSms: boolean }>, version?: number) =>
    affectsRows(
      db
        .update(accounts)
        .set({ ...fields, ...(fields.phone === null && { isSms: false }), ...revision(accounts, clock) })
        .where(and(eq(accounts.merId, merId), eq(accounts.id, id), not(accounts.isOwner), hasVersion(accounts, version))),
    ),

  /** Switches text messages to an account on or off; false when it has no phone. */
  toggleSms: (id: number) =>
    affectsRows(
      db
        .update(accounts)
        .set({ isSms: not(accounts.isSms), ...revision(accounts, clock) })
        .where(and(eq(accounts.merId, merId), eq(accounts.id, id), or(accounts.isSms, isNotNull(accounts.phone)))),
    ),

  /** Deletes an account that is not the owner's. */
  async remove(id: number) {
    await db.delete(accounts).where(and(eq(accounts.merId, merId), eq(accounts.id, id), not(accounts.isOwner)));
  },

  async names(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const found = await db
      .select({ id: accounts.id, realName: accounts.realName })
      .from(accounts)
      .where(and(eq(accounts.merId, merId), inArray(accounts.id, [...ids])));
    return new Map(found.map(({ id, realName }) => [id, realName]));
  },

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
