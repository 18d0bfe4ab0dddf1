import fc from "fast-check";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { follow, type WireSchema } from "../../contract/wire-schema";

/** The ids in a shop, by the contract's entity names; some are numbers, some are texts. */
export type EntityIds = Readonly<Record<string, readonly (number | string)[]>>;

const TIME = "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$";
const DAY_MS = 86_400_000;
const NOBODY = 2_000_000_001;

const typesOf = ({ type }: WireSchema): readonly string[] => (typeof type === "string" ? [type] : (type ?? []));

const times = fc.integer({ min: 1, max: 300 }).map((days) => wireTime(new Date(Date.now() + days * DAY_MS)));

/** Values that the contract allows; ids are taken from `ids`, and optional fields are sometimes absent. */
export function allowedValue(written: WireSchema, ids: EntityIds): fc.Arbitrary<unknown> {
  const schema = follow(written);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => allowedValue(choice, ids)));
  const types = typesOf(schema);
  const own = allowedOf(types.find((type) => type !== "null") ?? "null", schema, ids);
  return types.includes("null") ? fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: fc.constant(null) }) : own;
}

function allowedOf(type: string, schema: WireSchema, ids: EntityIds): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (type) {
    case "boolean":
      return schema["x-flag"] ? fc.constantFrom<unknown>(true, false, 1, 0) : fc.boolean();
    case "integer":
    case "number":
      return allowedNumber(schema, ids);
    case "string":
      return allowedText(schema, ids);
    case "array": {
      const { items, minItems = 0, maxItems = 5 } = schema;
      return items ? fc.array(allowedValue(items, ids), { minLength: minItems, maxLength: Math.min(maxItems, 5) }) : fc.constant([]);
    }
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, allowedValue(field, ids)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.constant(null);
  }
}

function allowedNumber(schema: WireSchema, ids: EntityIds): fc.Arbitrary<number> {
  const entity = schema["x-entity"];
  const known = entity === undefined ? undefined : (ids[entity] ?? [NOBODY]).map(Number);
  const { minimum = 0, maximum = 1_000 } = schema;
  if (known) return fc.constantFrom(...(minimum === 0 ? [0, ...known] : known));
  return fc.oneof(fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }), fc.integer({ min: minimum, max: maximum }));
}

function allowedText(schema: WireSchema, ids: EntityIds): fc.Arbitrary<string> {
  const entity = schema["x-entity"];
  if (entity !== undefined) {
    const known = ids[entity] ?? [NOBODY];
    if (!schema.pattern?.includes(",") && known.some((id) => typeof id === "string")) return fc.constantFrom(...known.map(String));
    return fc.subarray([...known], { minLength: 1, maxLength: Math.min(3, known.length) }).map((some) => some.join(","));
  }
  if (schema.contentSchema) return allowedValue(schema.contentSchema, ids).map((example) => JSON.stringify(example));
  if (schema["x-money"] === "decimal" || schema["x-decimal"])
    return fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
  if (schema.pattern === TIME) return times;
  if (schema.pattern?.includes("today")) return fc.constantFrom("", "today", "lately7", "2026-01-01,2026-02-01", "month");
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 40 } = schema;
  const longest = Math.max(minLength, Math.floor(maxLength / 4));
  return fc.string({ unit: "grapheme-ascii", minLength, maxLength: longest });
}

const HOSTILE: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  "NaN",
  "1e9",
  "9".repeat(40),
  "a\u0000b",
  "\ud800",
  "%00",
  "%E0%A4%A",
  "' or 1=1 --",
  "\u202e\u200b",
  "x".repeat(20_000),
  [],
  {},
  [null],
  [[1]],
  { $gt: 1 },
  JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'),
];

/** Unexpected values. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.double(),
);
