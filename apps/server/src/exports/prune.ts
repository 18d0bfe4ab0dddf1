import { and, inArray, lt } from "drizzle-orm";
import type { TidyScope } from "../core/domain";
import { exportFiles } from "./tables";

const AT_ONCE = 200;

/** Forgets what has run out, of all shops, with its files. */
export async function pruneExports({ db, clock, files }: Pick<TidyScope, "db" | "clock" | "files">) {
  const over = lt(exportFiles.expireTime, clock.now());
  const rows = await db.select({ fileName: exportFiles.fileName, path: exportFiles.path }).from(exportFiles).where(over).limit(AT_ONCE);
  for (const { path } of rows) if (path !== null) await files.remove(path);
  const names = rows.map(({ fileName }) => fileName);
  if (names.length > 0) await db.delete(exportFiles).where(and(over, inArray(exportFiles.fileName, names)));
  if (rows.length === AT_ONCE) await pruneExports({ db, clock, files });
}
