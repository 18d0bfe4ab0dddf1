import { and, arrayContained, arrayContains, asc, desc, eq, inArray, not, type SQL } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { toWire } from "../kit/record";
import { hasVersion, revision } from "../kit/version";
import { guaranteeGroups, guarantees } from "./tables";

/** The platform's guarantee services, which every merchant reads; `groups` is the store of the shop's groups. */
export const guaranteeStore = (scope: Scope) => {
  const { db, files } = scope;
  async function select(where: SQL | undefined) {
    const rows = await db
      .select()
      .from(guarantees)
      .where(and(not(guarantees.isDel), where))
      .orderBy(asc(guarantees.sort), asc(guarantees.id));
    return rows.map((row) => toWire("Guarantee", row, { icon: row.icon && files.publicUrl(row.icon) }));
  }

  /** The services of these ids, including hidden ones, by sort order. */
  const some = async (ids: readonly number[]) => (ids.length === 0 ? [] : select(inArray(guarantees.id, [...ids])));

  return {
    groups: guaranteeGroupStore(scope, some),

    /** By sort order; `shownOnly` leaves out hidden ones. */
    list: (shownOnly: boolean) => select(shownOnly ? eq(guarantees.isShow, true) : undefined),

    some,
  };
};

type Row = typeof guaranteeGroups.$inferSelect;
type Fields = Pick<Row, "name" | "gids">;
type Services = (ids: readonly number[]) => Promise<readonly { id: number; isShow: boolean }[]>;

/** The shop's guarantee groups. */
function guaranteeGroupStore({ db, merId, clock }: Scope, services: Services) {
  const own = and(eq(guaranteeGroups.merId, merId), not(guaranteeGroups.isDel));
  const only = (id: number) => and(own, eq(guaranteeGroups.id, id));

  async function withMembers(rows: readonly Row[]) {
    const known = await services([...new Set(rows.flatMap(({ gids }) => gids))]);
    const offered = new Set(known.flatMap(({ id, isShow }) => (isShow ? [id] : [])));
    return rows.map((row) =>
      toWire("GuaranteeGroup", row, { guaranteeList: row.gids.map((gid) => ({ groupId: row.id, gid, isShow: offered.has(gid) })) }),
    );
  }

  return {
    list: async () => withMembers(await db.select().from(guaranteeGroups).where(own).orderBy(desc(guaranteeGroups.id))),

    // locked: its deletion sees a concurrent save of a product with its services
    async find(id: number) {
      const [group] = await withMembers(await db.select().from(guaranteeGroups).where(only(id)).for("update"));
      return group;
    },

    /** Locks the groups of exactly these services against deletion until the end of the transaction. */
    async hold(ids: readonly number[]) {
      const isJust = and(arrayContains(guaranteeGroups.gids, [...ids]), arrayContained(guaranteeGroups.gids, [...ids]));
      await db.select().from(guaranteeGroups).where(and(own, isJust)).for("share");
    },

    async add(fields: Fields) {
      const now = clock.now();
      const row = { ...fields, merId, createTime: now, updateTime: now };
      return (await db.insert(guaranteeGroups).values(row).returning({ id: guaranteeGroups.id }))[0];
    },

    /** Changes a group; false when it no longer has that version. */
    update: (id: number, fields: Fields, version: number | undefined) =>
      affectsRows(
        db
          .update(guaranteeGroups)
          .set({ ...fields, ...revision(guaranteeGroups, clock) })
          .where(and(only(id), hasVersion(guaranteeGroups, version))),
      ),

    /** Deletes a group; false when it is missing. */
    remove: (id: number) => affectsRows(db.update(guaranteeGroups).set({ isDel: true, updateTime: clock.now() }).where(only(id))),
  };
}
