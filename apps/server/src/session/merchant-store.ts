import { and, eq, gt, sql } from "drizzle-orm";
import { affectsRows } from "../core/affects-rows";
import type { Scope } from "../core/scope";
import { merchants } from "./tables";

/** The session's own shop. */
export const merchantStore = ({ db, merId }: Scope) => ({
  async find() {
    const [row] = await db.select().from(merchants).where(eq(merchants.id, merId));
    return row;
  },

  /** Uses one of the copies that are left; false when there is none. */
  async takeCopy() {
    return affectsRows(
      db
        .update(merchants)
        .set({ copyProductNum: sql`${merchants.copyProductNum} - 1` })
        .where(and(eq(merchants.id, merId), gt(merchants.copyProductNum, 0))),
    );
  },

  /** Says that something of the shop has changed; remembered totals are dropped by it. */
  async raiseRevision() {
    await db
      .update(merchants)
      .set({ revision: sql`${merchants.revision} + 1` })
      .where(eq(merchants.id, merId));
  },
});
