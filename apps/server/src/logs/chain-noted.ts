import { and, asc, eq, inArray } from "drizzle-orm";
import { grouped } from "../kit/grouped";
import { BATCH, chainRows } from "./chain-rows";
import { operationLogNotes } from "./tables";
import type { WorkPlace } from "../jobs/work-place";

/** Milliseconds between two passes: rows are chained within a second. */
export const CHAIN_MS = 500;

/** The most notes that one pass reads. */
const MOST_NOTES = 10_000;

type Place = Pick<WorkPlace, "database" | "ports">;

/**
 * Chains the waiting rows, shop by shop; several nodes may do it at once, and one of them locks the end of a shop's chain.
 *
 * A note is removed by the pass after the one that saw it first, once nothing of its shop waits: on several machines a note may be seen a
 * moment before its row. A failing shop does not stop the others.
 */
export function chainNoted() {
  let seen: ReadonlySet<number> = new Set();

  return async ({ database, ports }: Place) => {
    const notes = await database.db.select().from(operationLogNotes).orderBy(asc(operationLogNotes.id)).limit(MOST_NOTES);
    const before = seen;
    seen = new Set(notes.map(({ id }) => id));
    const shops = [...grouped(notes, ({ merId }) => merId)];
    const count = shops.length;
    const failures: unknown[] = [];

    async function work([merId, own]: (typeof shops)[number]) {
      try {
        const ids = own.flatMap(({ id }) => (before.has(id) ? [id] : []));
        if (!(await chainShop(database, merId)) || ids.length === 0) return;
        await database.db.delete(operationLogNotes).where(and(eq(operationLogNotes.merId, merId), inArray(operationLogNotes.id, ids)));
      } catch (error) {
        failures.push(error);
        ports.logger.warn({ error, merId }, "The log of a shop was not chained");
      }
    }

    async function worker() {
      for (let shop = shops.shift(); shop; shop = shops.shift()) await work(shop);
    }

    await Promise.all(Array.from({ length: Math.max(1, Math.floor(database.connections / 4)) }, worker));
    if (failures.length > 0 && failures.length === count) throw failures[0];
  };
}

/** Chains all waiting rows of a shop; false if another node has locked the end of its chain. */
async function chainShop({ transaction }: Place["database"], merId: number): Promise<boolean> {
  for (;;) {
    const chained = await transaction((db) => chainRows(db, merId));
    if (chained === undefined) return false;
    if (chained < BATCH) return true;
  }
}
