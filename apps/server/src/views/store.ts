import { and, asc, eq, ne, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { views } from "./tables";

type Row = typeof views.$inferSelect;

/** The saved views of the people of a shop; each person has their own. */
export const viewStore = ({ db, merId, clock }: Scope) => {
  const of = (accountId: number) => and(eq(views.merId, merId), eq(views.accountId, accountId));
  const onList = (accountId: number, list: string) => and(of(accountId), eq(views.list, list));
  const only = (accountId: number, id: number) => and(of(accountId), eq(views.id, id));

  return {
    /** Serializes the changes of one person. */
    lock: (accountId: number) => db.execute(sql`select pg_advisory_xact_lock(hashtext('views'), hashint8(${accountId}))`),

    /** All views of a person, by list, the oldest first. */
    async list(accountId: number) {
      const rows = await db.select().from(views).where(of(accountId)).orderBy(asc(views.list), asc(views.id));
      return rows.map(wireRow);
    },

    async find(accountId: number, id: number) {
      const [row] = await db.select().from(views).where(only(accountId, id));
      return row && wireRow(row);
    },

    count: (accountId: number, list: string) => db.$count(views, onList(accountId, list)),

    isNamed: async (accountId: number, list: string, name: string, exceptId = 0) =>
      (await db.$count(views, and(onList(accountId, list), eq(views.name, name), ne(views.id, exceptId)))) > 0,

    async add(fields: Pick<Row, "accountId" | "list" | "name" | "query">) {
      const now = clock.now();
      const [row] = await db
        .insert(views)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .returning();
      return row && wireRow(row);
    },

    /** Changes the given fields; false when the view is missing. */
    update: (accountId: number, id: number, fields: Partial<Pick<Row, "name" | "query">>) =>
      affectsRows(
        db
          .update(views)
          .set({ ...fields, updateTime: clock.now() })
          .where(only(accountId, id)),
      ),

    /** Sets or unsets a view as the list's default. */
    async setDefault(accountId: number, { id, list }: Pick<Row, "id" | "list">, isDefault: boolean) {
      const updateTime = clock.now();
      await db
        .update(views)
        .set({ isDefault: false, updateTime })
        .where(and(onList(accountId, list), views.isDefault, isDefault ? ne(views.id, id) : eq(views.id, id)));
      if (isDefault) await db.update(views).set({ isDefault, updateTime }).where(only(accountId, id));
    },

    /** Deletes a view; false when it is missing. */
    remove: (accountId: number, id: number) => affectsRows(db.delete(views).where(only(accountId, id))),

    async removeOf(accountId: number) {
      await db.delete(views).where(of(accountId));
    },
  };
};

const wireRow = ({ id, list, name, query, isDefault }: Row) => ({ id, list, name, query, isDefault });
