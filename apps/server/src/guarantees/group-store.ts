import { and, desc, eq, inArray, not } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { affectsRows } from "../core/affects-rows";
import type { Scope } from "../core/scope";
import { hasVersion, revision } from "../core/version";
import { guaranteeGroups, guarantees } from "./tables";

/** What a merchant says about a guarantee group. */
export interface GuaranteeGroupFields {
  name: string;
  gids: readonly number[];
}

type Row = typeof guaranteeGroups.$inferSelect;

/** The shop's guarantee groups. */
export const guaranteeGroupStore = ({ db, merId, clock }: Scope) => {
  const own = and(eq(guaranteeGroups.merId, merId), not(guaranteeGroups.isDel));
  const only = (id: number) => and(own, eq(guaranteeGroups.id, id));

  async function withMembers(rows: readonly Row[]) {
    const gids = [...new Set(rows.flatMap((row) => row.gids))];
    const shown =
      gids.length === 0
        ? []
        : await db
            .select({ id: guarantees.id })
            .from(guarantees)
            .where(and(inArray(guarantees.id, gids), guarantees.isShow, not(guarantees.isDel)));
    const offered = new Set(shown.map(({ id }) => id));
    return rows.map(({ id, name, version, createTime, gids: members }) => ({
      id,
      name,
      version,
      createTime: wireTime(createTime),
      guaranteeList: members.map((gid) => ({ groupId: id, gid, isShow: offered.has(gid) })),
    }));
  }

  return {
    /** All of them, newest first. */
    list: async () => withMembers(await db.select().from(guaranteeGroups).where(own).orderBy(desc(guaranteeGroups.id))),

    async find(id: number) {
      const [group] = await withMembers(await db.select().from(guaranteeGroups).where(only(id)));
      return group;
    },

    async add({ name, gids }: GuaranteeGroupFields) {
      const now = clock.now();
      await db.insert(guaranteeGroups).values({ merId, name, gids: [...gids], createTime: now, updateTime: now });
    },

    /** Changes a group; false when it no longer has that version. */
    update: (id: number, { name, gids }: GuaranteeGroupFields, version: number | undefined) =>
      affectsRows(
        db
          .update(guaranteeGroups)
          .set({ name, gids: [...gids], ...revision(guaranteeGroups, clock) })
          .where(and(only(id), hasVersion(guaranteeGroups, version))),
      ),

    /** Deletes a group; false when it is missing. */
    remove: (id: number) => affectsRows(db.update(guaranteeGroups).set({ isDel: true, updateTime: clock.now() }).where(only(id))),
  };
};
