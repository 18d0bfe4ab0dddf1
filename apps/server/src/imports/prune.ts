import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Pruning } from "../jobs/prune";
import { importRows, imports } from "./tables";

/** Deletes the expired imports of a shop, with their rows. */
export const pruneImports: Pruning = {
  shops: (now) => sql`select ${imports.merId} as mer_id from ${imports} where ${lt(imports.expireTime, now)}`,
  async run({ db, merId, clock }) {
    const isOver = and(eq(imports.merId, merId), lt(imports.expireTime, clock.now()));
    const keys = db.select({ key: imports.key }).from(imports).where(isOver);
    await db.delete(importRows).where(and(eq(importRows.merId, merId), inArray(importRows.importKey, keys)));
    await db.delete(imports).where(isOver);
  },
};
