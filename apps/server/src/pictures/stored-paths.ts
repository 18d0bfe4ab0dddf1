import { sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Executor } from "../core/scope";
import { typeOfPath } from "../ports/file-path";
import { attachments, releasedFiles } from "./tables";

/** The paths of all files that the shops have stored, in libraries and released ones. */
export async function storedPaths(db: Executor): Promise<string[]> {
  const path = (column: typeof attachments.path | typeof releasedFiles.path) => ({ path: sql<string | null>`${column}`.as("path") });
  const rows = await union(db.select(path(attachments.path)).from(attachments), db.select(path(releasedFiles.path)).from(releasedFiles));
  return rows.flatMap(({ path }) => (path !== null && isStored(path) ? [path] : [])).sort();
}

/** Drawings are made when someone looks; an address is of somebody else's file. */
function isStored(path: string) {
  const type = typeOfPath(path);
  return type !== undefined && type !== "image/svg+xml";
}
