import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Pruning, PruneScope } from "../jobs/prune";
import { exportFiles } from "./tables";

const AT_ONCE = 200;

/** Deletes the expired spreadsheets of a shop, with their files. */
export const pruneExports: Pruning = {
  shops: (now) => sql`select ${exportFiles.merId} as mer_id from ${exportFiles} where ${lt(exportFiles.expireTime, now)}`,
  run: pruneShop,
};

async function pruneShop(scope: Pick<PruneScope, "db" | "merId" | "clock" | "files">) {
  const { db, merId, clock, files } = scope;
  const own = eq(exportFiles.merId, merId);
  const rows = await db
    .select({ fileName: exportFiles.fileName, path: exportFiles.path })
    .from(exportFiles)
    .where(and(own, lt(exportFiles.expireTime, clock.now())))
    .limit(AT_ONCE);
  for (const { path } of rows) if (path !== null) await files.remove(path);
  const names = rows.map(({ fileName }) => fileName);
  if (names.length > 0) await db.delete(exportFiles).where(and(own, inArray(exportFiles.fileName, names)));
  if (rows.length === AT_ONCE) await pruneShop(scope);
}
