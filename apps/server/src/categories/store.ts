import type { Schema } from "@shopkeeper/sdk/contract";
import { and, asc, desc, eq, exists, inArray, ne, not, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { revision } from "../kit/version";
import { shownTree } from "./category-tree";
import { platformCategories, productCategories } from "./tables";

/** The shop's categories, and the platform's tree, which every merchant reads. */
export const categoryStore = (scope: Scope) => {
  const { db, merId, clock, files } = scope;
  const own = and(eq(productCategories.merId, merId), not(productCategories.isDel));
  const children = alias(productCategories, "children");
  const childrenOf = (id: number) =>
    db
      .select({ id: children.id })
      .from(children)
      .where(and(eq(children.merId, merId), not(children.isDel), eq(children.pid, id)));

  const only = (id: number) => and(own, eq(productCategories.id, id));
  const ordered = (where: SQL | undefined) =>
    db.select().from(productCategories).where(where).orderBy(desc(productCategories.sort), asc(productCategories.id));
  const idsOf = async (where: SQL | undefined) => (await ordered(where)).map(({ id }) => id);

  const withIcon = <Row extends { icon: string | null }>(row: Row): Row => ({ ...row, icon: row.icon && files.publicUrl(row.icon) });

  return {
    /** The platform's shown categories, three levels. */
    async platformTree() {
      const rows = await db.select().from(platformCategories).orderBy(desc(platformCategories.sort), asc(platformCategories.id));
      return shownTree(rows.map(withIcon));
    },

    /** All the platform's categories, hidden ones too. */
    async platformList() {
      const { id, pid, name } = platformCategories;
      return db.select({ id, pid, name }).from(platformCategories).orderBy(asc(id));
    },

    /** The names of platform categories, by id. */
    async platformNames(ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, string>();
      const rows = await db
        .select({ id: platformCategories.id, name: platformCategories.name })
        .from(platformCategories)
        .where(inArray(platformCategories.id, [...new Set(ids)]));
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    /** The level of a platform category. */
    async platformLevel(id: number) {
      const [row] = await db.select({ level: platformCategories.level }).from(platformCategories).where(eq(platformCategories.id, id));
      return row?.level;
    },

    /** A platform category with all below it. */
    async platformBelow(id: number) {
      const parents = db.select({ id: platformCategories.id }).from(platformCategories).where(eq(platformCategories.pid, id));
      const rows = await db
        .select({ id: platformCategories.id })
        .from(platformCategories)
        .where(or(eq(platformCategories.id, id), eq(platformCategories.pid, id), inArray(platformCategories.pid, parents)));
      return rows.map((row) => row.id);
    },

    /** The shop's shown categories, two levels. */
    async tree() {
      const rows = await ordered(own);
      return shownTree(rows.map(({ id, pid, name, icon, sort, isShow }) => withIcon({ id, pid, name, icon, sort, isShow })));
    },

    /** All the shop's categories, hidden ones too. */
    list: async () => (await ordered(own)).map(withIcon),

    /** A category of the shop with all below it; empty for an id that is not the shop's. */
    below: (id: number) => idsOf(and(own, or(eq(productCategories.id, id), eq(productCategories.pid, id)))),

    /** Whether the shop has all these categories; they are locked until the end of the transaction. */
    async holds(ids: readonly number[]) {
      const rows = await db
        .select({ id: productCategories.id })
        .from(productCategories)
        .where(and(own, inArray(productCategories.id, [...ids])))
        .orderBy(productCategories.id)
        .for("share");
      return rows.length === ids.length;
    },

    async find(id: number) {
      const [row] = await db.select().from(productCategories).where(only(id));
      return row;
    },

    /** Locks the shop's categories until the end of the transaction, so that two concurrent changes cannot break the tree. */
    async lock() {
      await db.select({ id: productCategories.id }).from(productCategories).where(own).orderBy(productCategories.id).for("update");
    },

    hasChildren: async (id: number) => (await childrenOf(id).limit(1)).length > 0,

    /** Adds a category and returns its id; undefined when another one has its name. */
    async add(fields: Schema<"CategoryInput">) {
      const now = clock.now();
      const [added] = await db
        .insert(productCategories)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .onConflictDoNothing({ target: [productCategories.merId, productCategories.name], where: sql`not is_del` })
        .returning({ id: productCategories.id });
      return added;
    },

    /** Changes a category; false when another one has its name. */
    async update(id: number, fields: Schema<"CategoryInput">) {
      const others = alias(productCategories, "others");
      const namesakes = db
        .select({ id: others.id })
        .from(others)
        .where(and(eq(others.merId, merId), not(others.isDel), eq(others.name, fields.name), ne(others.id, id)));
      return affectsRows(
        db
          .update(productCategories)
          .set({ ...fields, ...revision(productCategories, clock) })
          .where(and(only(id), not(exists(namesakes)))),
      );
    },

    /** The ids of all categories with one parent, in their order. */
    idsBelow: (pid: number) => idsOf(and(own, eq(productCategories.pid, pid))),

    /** Stores the order of categories, first to last. */
    async sort(ids: readonly number[]) {
      const places = sql`json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as placed (id, place)`;
      await db.execute(sql`
        update ${productCategories} set sort = ${ids.length} - placed.place + 1, version = version + 1, update_time = ${clock.now().toISOString()}::timestamptz
        from ${places}
        where ${own} and ${productCategories.id} = placed.id::bigint`);
    },

    /** Deletes a category that has nothing below it; false otherwise. */
    remove: (id: number) =>
      affectsRows(
        db
          .update(productCategories)
          .set({ isDel: true, updateTime: clock.now() })
          .where(and(only(id), not(exists(childrenOf(id))))),
      ),

    /** Restores a deleted category; false when another one has its name now. */
    async revive(id: number) {
      const deleted = and(eq(productCategories.merId, merId), eq(productCategories.id, id), productCategories.isDel);
      const [row] = await db.select().from(productCategories).where(deleted);
      const isTaken = row && (await db.$count(productCategories, and(own, eq(productCategories.name, row.name)))) > 0;
      return (
        !isTaken &&
        affectsRows(
          db
            .update(productCategories)
            .set({ isDel: false, ...revision(productCategories, clock) })
            .where(deleted),
        )
      );
    },

    /** Shows or hides a category; hiding a root hides its children, showing a child shows its root. False when it is missing. */
    async toggle(id: number) {
      const updateTime = clock.now();
      const [row] = await db
        .update(productCategories)
        .set({ isShow: sql`not ${productCategories.isShow}`, updateTime })
        .where(only(id))
        .returning();
      if (!row) return false;
      const follows = row.isShow ? eq(productCategories.id, row.pid) : eq(productCategories.pid, row.id);
      await db.update(productCategories).set({ isShow: row.isShow, updateTime }).where(and(own, follows));
      return true;
    },
  };
};
