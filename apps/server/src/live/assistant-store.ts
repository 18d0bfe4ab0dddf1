import type { Schema } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, desc, eq, inArray, or } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { claimStore } from "../jobs/claim-store";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { liveAssistants } from "./tables";

type Row = typeof liveAssistants.$inferSelect;

/** The shop's assistants. */
export const assistantStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const wechatIds = claimStore(scope, "liveAssistant");
  const own = eq(liveAssistants.merId, merId);
  const only = (id: number) => and(own, eq(liveAssistants.id, id));

  return {
    /** One page of assistants, newest first. */
    page(keywords: string | undefined, query: PageQuery) {
      const found =
        keywords === undefined
          ? undefined
          : or(contains(liveAssistants.wechat, keywords), contains(liveAssistants.wechatNickname, keywords));
      const where = and(own, found);
      return readPage(query, {
        count: () => db.$count(liveAssistants, where),
        rows: async ({ limit, offset }) =>
          (await db.select().from(liveAssistants).where(where).orderBy(desc(liveAssistants.id)).limit(limit).offset(offset)).map(wired),
      });
    },

    async find(id: number) {
      const [row] = await db.select().from(liveAssistants).where(only(id));
      return row && wired(row);
    },

    /** The shop's assistants with these ids, in the order of the ids. */
    async some(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(liveAssistants)
        .where(and(own, inArray(liveAssistants.id, [...ids])));
      const byId = new Map(rows.map((row) => [row.id, wired(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Returns the id; undefined when the WeChat id is taken, in any shop: then the transaction must be rolled back. */
    async add(fields: Schema<"LiveAssistantInput">) {
      const now = clock.now();
      const [added] = await db
        .insert(liveAssistants)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .onConflictDoNothing({ target: [liveAssistants.merId, liveAssistants.wechat] })
        .returning({ id: liveAssistants.id });
      return added && (await wechatIds.take(added.id, fields.wechat)) ? added : undefined;
    },

    /** Assigns a WeChat id to an assistant; false when another one has it, in any shop. */
    takeWechat: (id: number, wechat: string) => wechatIds.take(id, wechat),

    edit: (id: number, fields: Schema<"LiveAssistantInput">) =>
      affectsRows(
        db
          .update(liveAssistants)
          .set({ ...fields, updateTime: clock.now() })
          .where(only(id)),
      ),

    async remove(id: number) {
      await wechatIds.release(id);
      return affectsRows(db.delete(liveAssistants).where(only(id)));
    },
  };
};

const wired = (row: Row): Schema<"LiveAssistant"> => ({
  ...row,
  ...{ headimg: null, openid: null, createTime: wireTime(row.createTime), updateTime: wireTime(row.updateTime) },
});
