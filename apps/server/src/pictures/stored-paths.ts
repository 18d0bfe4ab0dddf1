import { eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { typeOfPath } from "../ports/file-path";
import { attachments, releasedFiles } from "./tables";
import type { Executor } from "../ports/database";

/** The paths of all files stored by a shop, in its library and released ones. */
export async function storedPaths(db: Executor, merId: number): Promise<string[]> {
  const path = (column: typeof attachments.path | typeof releasedFiles.path) => ({ path: sql<string | null>`${column}`.as("path") });
  const rows = await union(
    db.select(path(attachments.path)).from(attachments).where(eq(attachments.merId, merId)),
    db.select(path(releasedFiles.path)).from(releasedFiles).where(eq(releasedFiles.merId, merId)),
  );
  return rows.flatMap(({ path }) => (path !== null && isStored(path) ? [path] : []));
}

/** Drawings are generated on request, and an address belongs to another site's file. */
function isStored(path: string) {
  const type = typeOfPath(path);
  return type !== undefined && type !== "image/svg+xml";
}
