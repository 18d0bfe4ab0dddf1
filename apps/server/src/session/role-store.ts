import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { accountRoles, accounts, roles } from "./tables";

type Row = typeof roles.$inferSelect;

/** The editable fields of a role. */
export type RoleRow = Pick<Row, "name" | "status" | "menuIds">;

/** The most holders of a role that a refusal names. */
const MOST_NAMED = 5;

/** The shop's roles, and their holders. */
export const roleStore = ({ db, merId, clock }: Scope) => {
  const only = (id: number) => and(eq(roles.merId, merId), eq(roles.id, id));

  return {
    /** Serializes changes of roles, and of their holders. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('roles'), hashint8(${merId}))`);
    },

    /** One page of roles, oldest first. */
    page({ name, status }: { name?: string; status?: boolean }, query: PageQuery) {
      const where = and(
        eq(roles.merId, merId),
        name === undefined ? undefined : contains(roles.name, name),
        status === undefined ? undefined : eq(roles.status, status),
      );
      return readPage(query, {
        count: () => db.$count(roles, where),
        async rows({ limit, offset }: PageWindow) {
          return (await db.select().from(roles).where(where).orderBy(asc(roles.id)).limit(limit).offset(offset)).map(wireRole);
        },
      });
    },

    async find(id: number) {
      const [row] = await db.select().from(roles).where(only(id));
      return row;
    },

    async isNamed(name: string, exceptId = 0) {
      return (await db.$count(roles, and(eq(roles.merId, merId), eq(roles.name, name), ne(roles.id, exceptId)))) > 0;
    },

    /** All roles, including disabled ones. */
    all: () => db.select().from(roles).where(eq(roles.merId, merId)).orderBy(asc(roles.id)),

    /** Adds a role; `id` is that of a deleted role to restore. */
    async add(fields: RoleRow, id?: number) {
      const now = clock.now();
      const row = { ...fields, merId, createTime: now, updateTime: now };
      const inserted =
        id === undefined
          ? db.insert(roles).values(row)
          : db
              .insert(roles)
              .overridingSystemValue()
              .values({ ...row, id });
      const [added] = await inserted.returning({ id: roles.id });
      return added;
    },

    /** Changes a role; false when it no longer has that version. */
    update: (id: number, fields: Partial<RoleRow>, version?: number) =>
      affectsRows(
        db
          .update(roles)
          .set({ ...fields, ...revision(roles, clock) })
          .where(and(only(id), hasVersion(roles, version))),
      ),

    /** Deletes a role; false when it is missing. */
    remove: (id: number) => affectsRows(db.delete(roles).where(only(id))),

    /** The holders of a role: their number, and the first ones by name. */
    async holders(id: number) {
      const held = and(eq(accountRoles.merId, merId), eq(accountRoles.roleId, id));
      const rows = await db
        .select({ realName: accounts.realName, account: accounts.account })
        .from(accountRoles)
        .innerJoin(accounts, eq(accounts.id, accountRoles.accountId))
        .where(held)
        .orderBy(accounts.id)
        .limit(MOST_NAMED);
      return { count: await db.$count(accountRoles, held), names: rows.map(({ realName, account }) => `${realName}（${account}）`) };
    },

    /** The roles of an account, including disabled ones. */
    async ofAccount(accountId: number): Promise<Row[]> {
      const rows = await db
        .select({ role: roles })
        .from(accountRoles)
        .innerJoin(roles, and(eq(roles.merId, merId), eq(roles.id, accountRoles.roleId)))
        .where(and(eq(accountRoles.merId, merId), eq(accountRoles.accountId, accountId)))
        .orderBy(roles.id);
      return rows.map(({ role }) => role);
    },

    some: (ids: readonly number[]) =>
      db
        .select()
        .from(roles)
        .where(and(eq(roles.merId, merId), inArray(roles.id, [...ids]))),

    /** Replaces the roles of an account. */
    async give(accountId: number, ids: readonly number[]) {
      await db.delete(accountRoles).where(and(eq(accountRoles.merId, merId), eq(accountRoles.accountId, accountId)));
      if (ids.length > 0) await db.insert(accountRoles).values(ids.map((roleId) => ({ merId, accountId, roleId })));
    },
  };
};

/** A role in the contract's form. */
const wireRole = ({ id, name, status, version, createTime, updateTime }: Row) => ({
  ...{ id, roleName: name, status, version },
  createTime: wireTime(createTime),
  updateTime: wireTime(updateTime),
});
