import { sql } from "drizzle-orm";
import type { Executor } from "../../ports/database";

/** The schema of a database, as far as statements of an earlier release depend on it. */
export interface Schema {
  /** By table and name. */
  columns: ReadonlyMap<string, { table: string; type: string; isNullable: boolean; isFilled: boolean }>;
  /** Unique indexes and other constraints by their definition, with their columns. */
  rules: ReadonlyMap<string, { table: string; isKey: boolean; columns: readonly string[] }>;
  functions: ReadonlySet<string>;
}

/** Reads the schema of a database. */
export async function schemaOf(db: Executor): Promise<Schema> {
  const columns = await db
    .select({
      table: sql<string>`c.relname`,
      name: sql<string>`a.attname`,
      type: sql<string>`format_type(a.atttypid, a.atttypmod)`,
      isNullable: sql<boolean>`not a.attnotnull`,
      isFilled: sql<boolean>`a.atthasdef or a.attidentity <> ''`,
    })
    .from(sql`pg_attribute a join pg_class c on c.oid = a.attrelid`)
    .where(sql`c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`);
  const keys = await db
    .select({
      table: sql<string>`indrelid::regclass::text`,
      // a statement refers to the columns and the condition, not to the index
      definition: sql<string>`regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')`,
      columns: sql<string[]>`(select array_agg(attname::text) from pg_attribute where attrelid = indrelid and attnum = any(indkey))`,
    })
    .from(sql`pg_index join pg_class c on c.oid = indrelid`)
    .where(sql`indisunique and c.relnamespace = current_schema()::regnamespace`);
  const conditions = await db
    .select({
      table: sql<string>`conrelid::regclass::text`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
      columns: sql<string[]>`(select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey))`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype in ('c', 'f', 'x') and conrelid <> 0 and connamespace = current_schema()::regnamespace`);
  const functions = await db
    .select({ name: sql<string>`oid::regprocedure::text` })
    .from(sql`pg_proc`)
    .where(sql`pronamespace = current_schema()::regnamespace`);
  const ruleOf =
    (isKey: boolean) =>
    ({ table, definition, columns: named }: { table: string; definition: string; columns: string[] | null }) =>
      [`${table} ${definition}`, { table, isKey, columns: (named ?? []).map((name) => `${table}.${name}`) }] as const;
  return {
    columns: new Map(columns.map(({ table, name, ...rest }) => [`${table}.${name}`, { table, ...rest }])),
    rules: new Map([...keys.map(ruleOf(true)), ...conditions.map(ruleOf(false))]),
    functions: new Set(functions.map(({ name }) => name)),
  };
}

/** Changes that break nodes of the previous release on the newer schema: things removed from it, or newly required of their rows. */
export function schemaFaults(before: Schema, after: Schema): string[] {
  const faults: string[] = [];
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) faults.push(`${name} is gone`);
    else if (now.type !== column.type) faults.push(`${name} was ${column.type} and is ${now.type}`);
    else if (column.isNullable && !now.isNullable) faults.push(`${name} must be filled now`);
    else if (column.isFilled && !now.isFilled && !now.isNullable) faults.push(`${name} has no default any more`);
  }
  for (const [name, { table, isNullable, isFilled }] of after.columns) {
    if (tables.has(table) && !before.columns.has(name) && !isNullable && !isFilled) faults.push(`${name} is new and has no default`);
  }
  for (const [definition, { isKey }] of before.rules) {
    if (isKey && !after.rules.has(definition)) faults.push(`the key ${definition} is gone`);
  }
  for (const [definition, { table, columns }] of after.rules) {
    const isOnOldRows = tables.has(table) && columns.every((name) => before.columns.has(name));
    if (isOnOldRows && !before.rules.has(definition)) faults.push(`${definition} is new`);
  }
  for (const name of before.functions) if (!after.functions.has(name)) faults.push(`the function ${name} is gone`);
  return faults;
}
