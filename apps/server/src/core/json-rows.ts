import { sql, type SQLWrapper } from "drizzle-orm";

/** What is the same in JSON as in a row. */
type Plain = string | number | boolean | null;

/** Rows as one value of JSON, in the order in which they come: a database sends it, and a driver reads it, in a quarter of the time that the rows take. */
export const jsonRows = <Row extends Record<string, Plain>>(columns: Record<keyof Row & string, SQLWrapper>) => {
  const entries = Object.entries<SQLWrapper>(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql<Row[]>`coalesce(json_agg(json_build_object(${sql.join(entries, sql`, `)})), '[]')`;
};
