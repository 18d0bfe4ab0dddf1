import type { components, Schema } from "@shopkeeper/sdk/contract";
import type { Fields, FieldUses } from "@shopkeeper/sdk/rules/records";
import { momentOf, wireTime } from "@shopkeeper/sdk/rules/time";
import { getTableColumns, type Table } from "drizzle-orm";
import { schemaFields } from "../contract/wire-schema";

type SchemaName = keyof components["schemas"];

/** A column in wire form: a time as text. */
type Wire<Value> = Value extends Date ? string : Value;

/** The fields of a schema that a row lacks, or has in another type; others may be replaced. */
type Rest<Name extends SchemaName, Row> = Partial<Schema<Name>> & {
  [
    Field in keyof Schema<Name> as Field extends keyof Row ? (Wire<Row[Field]> extends Schema<Name>[Field] ? never : Field) : Field
  ]: Schema<Name>[Field];
};

/** A row in a contract schema's form: the columns of its fields, times as wire times, and `rest` for the fields that the row lacks. */
export function toWire<Name extends SchemaName, Row extends object>(name: Name, row: Row, rest: Rest<Name, Row>): Schema<Name> {
  const wanted = schemaFields(name);
  const own = Object.entries(row).filter(([field]) => wanted.has(field));
  const record = Object.fromEntries(own.map(([field, value]) => [field, value instanceof Date ? wireTime(value) : value]));
  return { ...record, ...rest } as Schema<Name>;
}

/** The columns of a table that an input has, in stored form. */
type Stored<Of extends Table, Input> = Pick<Of["$inferInsert"], keyof Input & keyof Of["$inferInsert"]>;

/** A valid input as columns of a table: texts trimmed, times as dates, and fields without meaning as null. */
export function toRow<Of extends Table, Input extends object>(
  table: Of,
  { fields, uses }: { fields: Fields; uses: FieldUses<Input> },
  input: Input,
): Stored<Of, Input> {
  const columns = getTableColumns(table);
  const given = new Map<string, unknown>(Object.entries(input));
  const entries = Object.entries(fields).flatMap(([name, { kind, none, nullable }]) => {
    const column = columns[name];
    if (!column) return [];
    const sent = (uses[name]?.(input) ?? true) ? given.get(name) : undefined;
    const value = kind === "text" && typeof sent === "string" ? sent.trim() : sent;
    if (kind === "dateTime") return [[name, typeof value === "string" ? (momentOf(value) ?? null) : null]];
    if (value === "" && nullable) return [[name, null]];
    return [[name, value ?? (column.notNull ? none : null)]];
  });
  return Object.fromEntries(entries) as Stored<Of, Input>;
}
