import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../ports/database";

const portion = 5000;

/**
 * Inserts many rows with few statements, in order.
 *
 * The rows are sent as one JSON text, three times faster than a parameter for every value;
 * omitted fields get the column's default.
 */
export async function insertRows<Table extends PgTable>(db: Executor, table: Table, rows: readonly Table["$inferInsert"][]) {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name }));
  const given = rows.map((row) => new Map(Object.entries(row).filter(([, value]) => value !== undefined)));
  const shapes = given.map((values) => columns.map(({ key }) => (values.has(key) ? "1" : "0")).join(""));
  for (let start = 0, end = 0; start < rows.length; start = end) {
    while (end < rows.length && end - start < portion && shapes[end] === shapes[start]) end += 1;
    const used = columns.filter(({ key }) => given[start]?.has(key));
    const records = given.slice(start, end).map((values) => Object.fromEntries(used.map(({ key, name }) => [name, values.get(key)])));
    const names = sql.join(
      used.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    const source = sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
    await db.execute(sql`insert into ${table} (${names}) select ${names} from ${source}`);
  }
}

/** So many new ids for a table, in order. */
export async function newIds(db: Executor, table: PgTable, count: number): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const rows = await db.select({ id: sql`nextval(${sequence})`.mapWith(Number) }).from(sql`generate_series(1, ${count}::integer)`);
  return rows.map((row) => row.id);
}
