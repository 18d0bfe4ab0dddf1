import { memberOf } from "@shopkeeper/sdk/rules/core";
import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../ports/database";

const FIRST = 100;
const MOST = 2_000;
/** The number of characters per read, approximately. */
const LENGTH = 1_000_000;

/** A row of a table as one line of JSON. */
interface SavedRow {
  table: string;
  line: string;
}

/**
 * The rows of some tables in batches: those of a shop, or all.
 *
 * The database writes the lines and nothing here parses them, so that numbers, times and bytes stay exact.
 * It needs an open transaction.
 */
export async function* readRows(db: Executor, tables: readonly string[], merId?: number): AsyncGenerator<SavedRow[]> {
  if (tables.length === 0) return;
  const parts = tables.map((table) => rowsOf(table, merId));
  await db.execute(sql`declare saved_rows no scroll cursor for ${sql.join(parts, sql` union all `)}`);
  for (let count = FIRST; ;) {
    const rows = savedRows(await db.execute(sql.raw(`fetch forward ${count} from saved_rows`)));
    if (rows.length === 0) break;
    yield rows;
    const length = rows.reduce((sum, { line }) => sum + line.length, 0);
    count = Math.min(MOST, Math.ceil((rows.length * LENGTH) / length));
  }
  await db.execute(sql`close saved_rows`);
}

function rowsOf(table: string, merId: number | undefined): SQL {
  const own = merId === undefined ? sql`` : sql` where saved_row.mer_id = ${sql.raw(String(merId))}`;
  const name = sql.raw(`'${table}'`);
  return sql`select ${name} as "table", row_to_json(saved_row)::text as line from ${sql.identifier(table)} as saved_row${own}`;
}

/** A statement's rows, which Drizzle leaves untyped. */
function savedRows(result: unknown): SavedRow[] {
  const rows: unknown = memberOf(result, "rows");
  return Array.isArray(rows) ? rows.map(({ table, line }) => ({ table: String(table), line: String(line) })) : [];
}
