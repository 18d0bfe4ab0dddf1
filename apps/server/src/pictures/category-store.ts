import { CategoryType, type Schema, SwitchFilter } from "@shopkeeper/sdk/contract";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { contains } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { idsAbove, pathText, pictureCategoryTree } from "./category-tree";
import { attachments, pictureCategories } from "./tables";

/** The fields of a picture category that a merchant writes. */
export type PictureCategoryFields = Required<Schema<"PictureCategoryInput">>;

type StoredCategory = typeof pictureCategories.$inferSelect;

const order = [desc(pictureCategories.sort), asc(pictureCategories.id)];

/** The shop's picture categories. */
export const pictureCategoryStore = ({ db, merId, clock }: Scope) => {
  const own = eq(pictureCategories.merId, merId);
  const only = (id: number) => and(own, eq(pictureCategories.id, id));
  const ofType = (type: Schema<"CategoryType">) =>
    db
      .select()
      .from(pictureCategories)
      .where(and(own, eq(pictureCategories.type, type)))
      .orderBy(...order);

  async function detailed(rows: readonly StoredCategory[]) {
    const parents = await db.select({ id: pictureCategories.id, pid: pictureCategories.pid }).from(pictureCategories).where(own);
    const byId = new Map(parents.map((row) => [row.id, row]));
    return rows.map(({ merId: owner, createTime, updateTime, ...row }) => ({
      ...row,
      path: pathText(idsAbove(byId, row.id)),
      createTime: wireTime(createTime),
      updateTime: wireTime(updateTime),
      owner,
    }));
  }

  return {
    /** The categories as a tree; those that match the filter, and all above them. */
    async tree({ type = CategoryType.attachment, status = SwitchFilter.all, name }: QueryOf<"listPictureCategories">) {
      const rows = await ofType(type);
      const part = name?.toLowerCase();
      return pictureCategoryTree(
        rows.map(({ id, pid, name: own, type: kind, url, extra, status: isOn, sort }) => ({
          ...{ id, pid, name: own, type: kind, url, extra, status: isOn, sort },
        })),
        (row) =>
          (status === SwitchFilter.all || row.status === (status === SwitchFilter.on)) &&
          (part === undefined || row.name.toLowerCase().includes(part)),
      );
    },

    /** One page of the categories, flat. */
    async page(
      { type = CategoryType.attachment, status = SwitchFilter.all, pid, name }: QueryOf<"listPictureCategoryPage">,
      query: PageQuery,
    ) {
      const where = and(
        own,
        eq(pictureCategories.type, type),
        status === SwitchFilter.all ? undefined : eq(pictureCategories.status, status === SwitchFilter.on),
        pid === undefined ? undefined : eq(pictureCategories.pid, pid),
        name === undefined ? undefined : contains(pictureCategories.name, name),
      );
      return readPage(query, {
        count: () => db.$count(pictureCategories, where),
        rows: async ({ limit, offset }) =>
          detailed(
            await db
              .select()
              .from(pictureCategories)
              .where(where)
              .orderBy(...order)
              .limit(limit)
              .offset(offset),
          ),
      });
    },

    /** The shop's categories with these ids, in the order of the ids. */
    async some(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(pictureCategories)
        .where(and(own, inArray(pictureCategories.id, [...ids])));
      const byId = new Map((await detailed(rows)).map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async find(id: number) {
      const [row] = await db.select().from(pictureCategories).where(only(id));
      return row;
    },

    /** Whether a category may contain pictures; it cannot be deleted until the end of the transaction. */
    async holds(id: number) {
      const where = and(only(id), eq(pictureCategories.type, CategoryType.attachment));
      return (await db.select({ id: pictureCategories.id }).from(pictureCategories).where(where).for("share")).length > 0;
    },

    /** Locks the shop's categories until the end of the transaction, so that two people cannot break the tree together. */
    async lock() {
      await db.select({ id: pictureCategories.id }).from(pictureCategories).where(own).orderBy(pictureCategories.id).for("update");
    },

    async below(id: number) {
      const rows = await db.select().from(pictureCategories).where(own);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return rows.filter((row) => idsAbove(byId, row.id).includes(id)).map((row) => row.id);
    },

    async above(id: number) {
      const rows = await db.select({ id: pictureCategories.id, pid: pictureCategories.pid }).from(pictureCategories).where(own);
      return idsAbove(new Map(rows.map((row) => [row.id, row])), id);
    },

    async isTaken(name: string, type: Schema<"CategoryType">, except?: number) {
      const rows = await db
        .select({ id: pictureCategories.id })
        .from(pictureCategories)
        .where(and(own, eq(pictureCategories.type, type), eq(pictureCategories.name, name)));
      return rows.some((row) => row.id !== except);
    },

    /** Adds a category, and answers its id; undefined when another category has its name. */
    async add(fields: PictureCategoryFields) {
      const now = clock.now();
      const [added] = await db
        .insert(pictureCategories)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .onConflictDoNothing({ target: [pictureCategories.merId, pictureCategories.type, pictureCategories.name] })
        .returning({ id: pictureCategories.id });
      return added;
    },

    async update(id: number, fields: Partial<PictureCategoryFields>) {
      await db
        .update(pictureCategories)
        .set({ ...fields, updateTime: clock.now() })
        .where(only(id));
    },

    async switchTo(ids: readonly number[], status: boolean) {
      if (ids.length === 0) return;
      await db
        .update(pictureCategories)
        .set({ status, updateTime: clock.now() })
        .where(and(own, inArray(pictureCategories.id, [...ids])));
    },

    /** Deletes a category; its pictures have no category afterwards. */
    async remove(id: number) {
      await db.delete(pictureCategories).where(only(id));
      await db
        .update(attachments)
        .set({ pid: 0, updateTime: sql`${attachments.updateTime}` })
        .where(and(eq(attachments.merId, merId), eq(attachments.pid, id)));
    },
  };
};
