import { and, asc, eq, ne, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { replyTemplates } from "./tables";

/** The shop's reply templates for reviews. */
export const replyTemplateStore = ({ db, merId, clock }: Scope) => {
  const own = eq(replyTemplates.merId, merId);
  const only = (id: number) => and(own, eq(replyTemplates.id, id));
  const { id, content, version } = replyTemplates;

  return {
    /** All templates, oldest first. */
    list: () => db.select({ id, content, version }).from(replyTemplates).where(own).orderBy(asc(id)),

    async find(wanted: number) {
      const [row] = await db.select({ id, content, version }).from(replyTemplates).where(only(wanted));
      return row;
    },

    /** Serializes changes of the shop's templates until the transaction ends, so that two do not use the last free place. */
    hold: () => db.execute(sql`select pg_advisory_xact_lock(hashtext('reply templates'), hashint8(${merId}))`),

    /** Whether another template than `but` has this text. */
    has: async (text: string, but = 0) => (await db.$count(replyTemplates, and(own, eq(content, text), ne(id, but)))) > 0,

    /** Adds a template, and answers its id; undefined when `max` templates exist already. */
    async add(text: string, max: number) {
      if ((await db.$count(replyTemplates, own)) >= max) return undefined;
      const now = clock.now();
      const row = { merId, content: text, createTime: now, updateTime: now };
      const [added] = await db.insert(replyTemplates).values(row).returning({ id: replyTemplates.id });
      return added;
    },

    /** Changes a template; false when it no longer has that version. */
    update: (wanted: number, text: string, expected: number | undefined) =>
      affectsRows(
        db
          .update(replyTemplates)
          .set({ content: text, ...revision(replyTemplates, clock) })
          .where(and(only(wanted), hasVersion(replyTemplates, expected))),
      ),

    /** Deletes a template; false when it is missing. */
    remove: (wanted: number) => affectsRows(db.delete(replyTemplates).where(only(wanted))),
  };
};
