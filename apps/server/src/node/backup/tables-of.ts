import { sql } from "drizzle-orm";
import { tablePlacement } from "../../composition/table-placement";
import { grouped } from "../../kit/grouped";
import type { Executor } from "../../ports/database";

/** The names of the tables in the current schema, without the table of migrations. */
export async function tablesOf(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'`)
    .orderBy(sql`table_name collate "C"`);
  return rows.map(({ name }) => name);
}

/**
 * Tables with a shop id, and the others; each in groups of one placement, since a statement on several machines stays on one
 * only within a group.
 */
export async function tableGroups(db: Executor, leftOut: ReadonlySet<string>) {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and column_name = 'mer_id'`);
  const naming = new Set(rows.map(({ name }) => name));
  const names = (await tablesOf(db)).filter((name) => !leftOut.has(name));
  const placeOf = (name: string) => Object.values(tablePlacement).findIndex((place: readonly string[]) => place.includes(name));
  const groupsOf = (own: readonly string[]) => [...grouped(own, placeOf).values()];
  return { ofShops: groupsOf(names.filter((name) => naming.has(name))), others: groupsOf(names.filter((name) => !naming.has(name))) };
}
