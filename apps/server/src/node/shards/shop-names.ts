import { sql } from "drizzle-orm";
import type { Executor } from "../../ports/database";

/** The names of some shops, by id, without shops that do not exist. */
export async function shopNames(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: sql<number>`id`, name: sql<string>`name` })
    .from(sql`merchants`)
    .where(sql`id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
