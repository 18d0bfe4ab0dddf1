import { and, eq, gt, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { nextStripe } from "../tenancy/stripes";
import { merchants, shopRevisions } from "./tables";

/** The shop of the session. */
export const merchantStore = ({ db, merId }: Pick<Scope, "db" | "merId">) => {
  async function find() {
    const [row] = await db.select().from(merchants).where(eq(merchants.id, merId));
    return row;
  }

  /** Keeps the shop open or closed, as it is, until the transaction ends: products are put on the shelf and sold under this lock. */
  async function keepSwitch() {
    await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('shop switch'), hashint8(${merId}))`);
  }

  return {
    find,
    keepSwitch,

    async lock() {
      await db.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merId)).for("update");
    },

    /** Uses one of the remaining copies; false when there is none. */
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

    /** Waits until no product is being put on the shelf, and blocks that until the transaction ends. */
    async lockSwitch() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('shop switch'), hashint8(${merId}))`);
    },

    /** Opens or closes the shop, under `lockSwitch`. */
    async setSwitch(isSwitch: boolean) {
      await db.update(merchants).set({ isSwitch }).where(eq(merchants.id, merId));
    },

    async setAlertStock(alertStock: number) {
      await db.update(merchants).set({ alertStock }).where(eq(merchants.id, merId));
    },

    /** Hides the first steps on the dashboards. */
    async putAwaySteps() {
      await db.update(merchants).set({ hasPutAwaySteps: true }).where(eq(merchants.id, merId));
    },

    /** Marks the shop as changed, which invalidates cached totals. */
    async raiseRevision() {
      await db
        .insert(shopRevisions)
        .values({ merId, stripe: nextStripe(), revision: 1 })
        .onConflictDoUpdate({
          target: [shopRevisions.merId, shopRevisions.stripe],
          set: { revision: sql`${shopRevisions.revision} + 1` },
        });
    },

    /** A number that grows with each committed write of the shop, including nodes of the previous release; read by one statement. */
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
