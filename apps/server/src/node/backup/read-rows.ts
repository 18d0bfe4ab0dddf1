import { sql } from "drizzle-orm";
import type { Executor } from "../../core/scope";

const FIRST = 100;
const MOST = 2_000;
/** About how many characters are read at a time. */
const LENGTH = 1_000_000;

/**
 * The rows of a table, some at a time: a line of JSON for each.
 *
 * The database writes the lines and nothing here parses them, so that numbers, times and bytes stay exact. A line has no line break of its own.
 * It needs an open transaction.
 */
export async function* readRows(db: Executor, table: string): AsyncGenerator<string[]> {
  await db.execute(
    sql`declare saved_rows no scroll cursor for select row_to_json(saved_row)::text as line from ${sql.identifier(table)} as saved_row`,
  );
  for (let count = FIRST; ;) {
    const lines = linesOf(await db.execute(sql.raw(`fetch forward ${count} from saved_rows`)));
    if (lines.length === 0) break;
    yield lines;
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.min(MOST, Math.ceil((lines.length * LENGTH) / length));
  }
  await db.execute(sql`close saved_rows`);
}

/** A statement's rows, which Drizzle leaves untyped. */
function linesOf(result: unknown): string[] {
  const rows: unknown = typeof result === "object" && result !== null ? Reflect.get(result, "rows") : undefined;
  return Array.isArray(rows) ? rows.map(({ line }) => String(line)) : [];
}
