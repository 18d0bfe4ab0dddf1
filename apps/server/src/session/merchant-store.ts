import { and, eq, gt, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { nextStripe } from "../tenancy/stripes";
import { merchants, shopRevisions } from "./tables";

/** The session's own shop. */
export const merchantStore = ({ db, merId }: Pick<Scope, "db" | "merId">) => {
  async function find() {
    const [row] = await db.select().from(merchants).where(eq(merchants.id, merId));
    return row;
  }

  /** Keeps the shop open or closed, as it is, until the transaction ends: products are put on the shelf and sold under it. */
  async function keepSwitch() {
    await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('shop switch'), hashint8(${merId}))`);
  }

  return {
    find,
    keepSwitch,

    /** Holds the shop's row until the transaction ends: whoever does the same waits. */
    async lock() {
      await db.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merId)).for("update");
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

    /** Keeps the shop open until the transaction ends; false when it is closed. */
    async keepOpen() {
      await keepSwitch();
      return (await find())?.isSwitch === true;
    },

    /** Waits until nothing is being put on the shelf, and lets nothing until the transaction ends. */
    async lockSwitch() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('shop switch'), hashint8(${merId}))`);
    },

    /** Opens or closes the shop, under `lockSwitch`. */
    async setSwitch(isSwitch: boolean) {
      await db.update(merchants).set({ isSwitch }).where(eq(merchants.id, merId));
    },

    /** Sets the stock from which the shop wants to be warned. */
    async setAlertStock(alertStock: number) {
      await db.update(merchants).set({ alertStock }).where(eq(merchants.id, merId));
    },

    /** Takes the first steps off the dashboards. */
    async putAwaySteps() {
      await db.update(merchants).set({ hasPutAwaySteps: true }).where(eq(merchants.id, merId));
    },

    /** Says that something of the shop has changed; remembered totals are dropped by it. */
    async raiseRevision() {
      await db
        .insert(shopRevisions)
        .values({ merId, stripe: nextStripe(), revision: 1 })
        .onConflictDoUpdate({
          target: [shopRevisions.merId, shopRevisions.stripe],
          set: { revision: sql`${shopRevisions.revision} + 1` },
        });
    },

    /** A number that is greater after each committed write of the shop, also of a node of the release before; read by one statement. */
    async revision(): Promise<number> {
      const stripes = db
        .select({ sum: sql`coalesce(sum(${shopRevisions.revision}), 0)` })
        .from(shopRevisions)
        .where(eq(shopRevisions.merId, merId));
      const [row] = await db
        .select({ revision: sql`${merchants.revision} + (${stripes})`.mapWith(Number) })
        .from(merchants)
        .where(eq(merchants.id, merId));
      return row?.revision ?? 0;
    },
  };
};
