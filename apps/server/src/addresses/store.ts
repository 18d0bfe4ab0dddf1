import { and, desc, eq, ne, not, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { toWire } from "../kit/record";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { addresses } from "./tables";

type Row = typeof addresses.$inferSelect;

/** The editable fields of an address. */
export type AddressFields = Pick<
  Row,
  "receiverName" | "receiverPhone" | "province" | "city" | "district" | "detail" | "isDefault" | "isShow"
>;

/** The shop's addresses; the default one is always shown. */
export const addressStore = ({ db, merId, clock }: Scope) => {
  const own = and(eq(addresses.merId, merId), not(addresses.isDel));
  const only = (id: number) => and(own, eq(addresses.id, id));

  /** Clears the default flag of all others; of two concurrent callers the second waits. */
  async function clearDefault(exceptId = 0) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('default address'), hashint8(${merId}))`);
    await db
      .update(addresses)
      .set({ isDefault: false, ...revision(addresses, clock) })
      .where(and(own, addresses.isDefault, ne(addresses.id, exceptId)));
  }

  return {
    /** The default address first, then the newest; all of them, or only the shown or the hidden. */
    async list(isShow: boolean | undefined) {
      const rows = await db
        .select()
        .from(addresses)
        .where(and(own, isShow === undefined ? undefined : eq(addresses.isShow, isShow)))
        .orderBy(desc(addresses.isDefault), desc(addresses.id));
      return rows.map(wireRow);
    },

    async find(id: number) {
      const [row] = await db.select().from(addresses).where(only(id));
      return row && wireRow(row);
    },

    async add(fields: AddressFields) {
      if (fields.isDefault) await clearDefault();
      const now = clock.now();
      const [added] = await db
        .insert(addresses)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .returning({ id: addresses.id });
      return added;
    },

    /** Changes an address; false when it no longer has that version. */
    async update(id: number, fields: AddressFields, version: number | undefined) {
      if (fields.isDefault) await clearDefault(id);
      return affectsRows(
        db
          .update(addresses)
          .set({ ...fields, ...revision(addresses, clock) })
          .where(and(only(id), hasVersion(addresses, version))),
      );
    },

    /** Makes an address the only default, and shows it; false when it is missing. */
    async setDefault(id: number) {
      await clearDefault(id);
      return affectsRows(
        db
          .update(addresses)
          .set({ isDefault: true, isShow: true, ...revision(addresses, clock) })
          .where(only(id)),
      );
    },

    /** Shows or hides an address; false when it is missing. */
    toggle: (id: number) =>
      affectsRows(
        db
          .update(addresses)
          .set({
            isShow: not(addresses.isShow),
            isDefault: sql`${addresses.isDefault} and not ${addresses.isShow}`,
            ...revision(addresses, clock),
          })
          .where(only(id)),
      ),

    /** Deletes an address; false when it is missing. */
    remove: (id: number) =>
      affectsRows(
        db
          .update(addresses)
          .set({ isDel: true, ...revision(addresses, clock) })
          .where(only(id)),
      ),
  };
};

const wireRow = (row: Row) => toWire("Address", row, {});
