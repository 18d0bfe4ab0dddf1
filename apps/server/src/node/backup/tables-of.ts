import { sql } from "drizzle-orm";
import type { Executor } from "../../core/scope";

/** The names of the tables in the current schema, but for the list of migrations. */
export async function tablesOf(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'`)
    .orderBy(sql`table_name collate "C"`);
  return rows.map(({ name }) => name);
}
