import { momentOf, wireTime } from "../time";
import type { Text } from "../core";
import type { Field, Fields, FieldUses } from "./field";

/** The form value of a field: an empty number is null, an empty text or time "". */
type FieldValue<Kind, Wire> = Kind extends "flag"
  ? boolean
  : Kind extends "code"
    ? NonNullable<Wire>
    : Kind extends "whole" | "yuan" | "cents" | "decimal" | "id"
      ? number | null
      : string;

/** Kinds of fields whose form values are rows, in a shape of their own. */
type Rows = "ids" | "list" | "object";

/** The form values of a record, except rows. */
export type RecordValues<Table extends Fields, Input> = {
  -readonly [Name in keyof Table & keyof Input as Table[Name]["kind"] extends Rows ? never : Name]: FieldValue<
    Table[Name]["kind"],
    Input[Name]
  >;
};

/** The form values of a record, or of a new one: those of `initial`, everything else empty. */
export function recordValues<Table extends Fields, Input>(
  fields: Table,
  record: object | undefined,
  initial: Partial<RecordValues<Table, Input>>,
): RecordValues<Table, Input> {
  const first = new Map<string, unknown>(Object.entries(initial));
  const known = record ? new Map<string, unknown>(Object.entries(record)) : first;
  const values = Object.entries(fields)
    .filter(([, { kind }]) => kind !== "ids" && kind !== "list" && kind !== "object")
    .map(([name, field]) => [name, valueOf(field, known.get(name), first.get(name))]);
  return Object.fromEntries(values) as RecordValues<Table, Input>;
}

function valueOf({ kind, codes, none }: Field, value: unknown, initial: unknown) {
  switch (kind) {
    case "flag":
      return value === true;
    case "code":
      return codes?.find((code) => code === value && code !== none) ?? initial ?? codes?.[0];
    case "whole":
    case "yuan":
    case "cents":
    case "decimal":
    case "id":
      return typeof value === "number" && value !== none ? value : null;
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

/**
 * The request body of a form's values, without rows: texts trimmed, times in the wire format, ids joined. A field that does not apply
 * is left out, or has the value of none if it is required.
 */
export function recordInput<Table extends Fields, Input, Values extends object>(
  fields: Table,
  values: Values,
  uses: FieldUses<Values>,
): Input {
  const given = new Map<string, unknown>(Object.entries(values));
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const isUsed = uses[name]?.(values) ?? true;
    if (field.kind === "list" || field.kind === "object" || (!isUsed && !field.required)) return [];
    return [[name, isUsed ? sentValue(field, given.get(name)) : (field.none ?? null)]];
  });
  return Object.fromEntries(entries) as Input;
}

function sentValue({ kind, none = 0, required, nullable = false }: Field, value: unknown) {
  switch (kind) {
    case "text":
    case "price": {
      const text = typeof value === "string" ? value.trim() : value;
      return text === "" && nullable ? null : text;
    }
    case "dateTime": {
      const moment = momentOf(typeof value === "string" ? value : null);
      return moment ? wireTime(moment) : null;
    }
    case "ids":
      return Array.isArray(value) ? value.map(idOf).join(",") : value;
    default:
      return required ? (value ?? none) : value;
  }
}

const idOf = (row: unknown) => (typeof row === "object" && row !== null && "id" in row ? row.id : row);

/** The titles of fields, by field. */
export const titlesOf = <Table extends Fields>(fields: Table) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { title }]) => (title ? [[name, title]] : []))) as {
    readonly [Name in keyof Table]?: Text;
  };
