import { identifierText, numberText, phoneText, visibleText, memberOf } from "@shopkeeper/sdk/rules/core";
import { cleanRichText } from "../rich-text/rich-text";
import { unstorablePath } from "./stored-text";
import { visibleJson } from "./visible-json";
import { follow, type WireSchema } from "./wire-schema";

const INTEGER = /^-?\d{1,16}$/;
// a text without visible characters counts as empty
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const MONEY = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/;
// the third decimal is kept unless it is zero
const THREE_DECIMALS = /^(-?)(\d{1,11})(?:\.(\d{1,2}|\d{2}[1-9])0?)?$/;
const ENCODED = /%[0-9a-f]{2}/i;

/** Kinds of numbers that are stored and searched in one normalized form. */
type NumberKind = Exclude<NonNullable<WireSchema["x-written"]>, "lines" | "raw">;

/** Characters of a number that are read at most; every valid number is shorter, with any separators. */
const LONGEST_NUMBER = 300;

/** Characters of an unknown field's name that are kept. */
const LONGEST_NAME = 40;

/** The part of a request: fields of the address are text on the wire, those of a body are JSON. */
export type Place = "path" | "query" | "body";

const typesOf = (schema: WireSchema): readonly string[] => (typeof schema.type === "string" ? [schema.type] : (schema.type ?? []));

/**
 * Converts a value to the contract's form: numbers and flags from text, money as text with two decimals, defaults filled in, unknown fields
 * dropped unless refused by the schema, rich text cleaned, invisible characters removed, numbers normalized. An optional field that arrives
 * as `""` or `null` and takes no such value is absent. Invalid values stay unchanged, for the validator. The result is no deeper than the
 * schema, and texts that are too long are cut to just above their limit: later steps take time in proportion to the schema's limits, not to
 * the size of the request.
 */
export function coerce(value: unknown, written: WireSchema, place: Place): unknown {
  const schema = follow(written);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return coerceChoice(value, choices, place);
  const types = typesOf(schema);
  if (value === null && types.includes("null")) return null;
  if (isMisplaced(value, types)) return Array.isArray(value) ? [] : {};
  if (schema["x-flag"] || types.includes("boolean")) return coerceFlag(value, schema["x-flag"] === true, place);
  if (schema["x-money"] === "decimal" || schema["x-decimal"]) return coerceMoney(value, schema["x-decimal"] === 3 ? THREE_DECIMALS : MONEY);
  if (types.includes("integer") || types.includes("number")) return coerceNumber(value);
  if (types.includes("string")) return coerceText(value, schema, place);
  if (types.includes("array")) return coerceList(value, schema, place);
  if (types.includes("object")) return coerceObject(value, schema, place);
  return value;
}

/** Whether an object or a list is in the place of another type; its content is then never read. */
function isMisplaced(value: unknown, types: readonly string[]): boolean {
  return typeof value === "object" && value !== null && !types.includes(Array.isArray(value) ? "array" : "object");
}

function coerceChoice(value: unknown, choices: readonly WireSchema[], place: Place): unknown {
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const fitting = choices.find((choice) => {
    const types = typesOf(follow(choice));
    return types.includes(kind) || (kind === "number" && types.includes("integer"));
  });
  const chosen = fitting ?? choices[0];
  return chosen ? coerce(value, chosen, place) : value;
}

function coerceFlag(value: unknown, isFlag: boolean, place: Place): unknown {
  if (isFlag && (value === 1 || value === "1")) return true;
  if (isFlag && (value === 0 || value === "0")) return false;
  if ((isFlag || place !== "body") && value === "true") return true;
  if ((isFlag || place !== "body") && value === "false") return false;
  return value;
}

function coerceNumber(value: unknown): unknown {
  if (typeof value !== "string" || !INTEGER.test(value)) return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function coerceMoney(value: unknown, form: RegExp): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const parts = form.exec(String(value).trim());
  return parts ? `${parts[1] ?? ""}${parts[2] ?? ""}.${(parts[3] ?? "").padEnd(2, "0")}` : value;
}

function coerceText(value: unknown, schema: WireSchema, place: Place): unknown {
  if (typeof value !== "string") return value;
  const kind = schema["x-written"];
  if (kind !== undefined && kind !== "lines" && kind !== "raw") {
    const sent = cutText(value, LONGEST_NUMBER);
    return cutText(written(place === "query" && ENCODED.test(sent) ? decoded(sent) : sent, kind), schema.maxLength);
  }
  if (schema["x-rich-text"]) return coerceRichText(value, schema.maxLength);
  if (place === "query" && !schema.pattern && !schema.enum && ENCODED.test(value)) return cutText(decoded(value), schema.maxLength);
  if (place !== "body" || kind === "raw") return cutText(value, schema.maxLength);
  const text = schema.contentSchema ? visibleJson(cutText(value, schema.maxLength)) : visibleText(value);
  if (schema.minLength !== 1 || schema.pattern) return cutText(text, schema.maxLength);
  return UNSEEN.test(text) ? "" : cutText(text.trim(), schema.maxLength);
}

/** A number in stored form; a text without any character of a number stays unchanged, so that it matches nothing. */
const written = (text: string, kind: NumberKind) => normalized[kind](text) || identifierText(text);

const normalized: Record<NumberKind, (text: string) => string> = {
  phone: phoneText,
  parcel: numberText,
  code: identifierText,
  number: (text: string) => numberText(text).replace(/[\p{Pd}\u2212]/gu, ""),
};

/** Cuts a text that is too long so that it stays too long: to at most twice its limit of UTF-16 units and two. */
function cutText(text: string, max = Number.POSITIVE_INFINITY): string {
  const end = 2 * max + 2;
  if (text.length <= end) return text;
  const isPairCut = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return text.slice(0, isPairCut ? end - 1 : end);
}

/** Removes from rich text all that the contract does not list; a text that is too long or cannot be stored is refused. */
function coerceRichText(sent: string, max = Number.POSITIVE_INFINITY): string {
  const text = cutText(sent, max);
  const isTooLong = text.length > max && [...text].length > max;
  return isTooLong || unstorablePath(text) !== undefined ? text : cleanRichText(text);
}

/** Some clients encode search words twice; words that only look encoded stay unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function coerceList(value: unknown, schema: WireSchema, place: Place): unknown {
  const { items, maxItems = Number.POSITIVE_INFINITY } = schema;
  // a list in the address is joined by a comma
  const list: unknown = place === "query" && typeof value === "string" ? value.split(",", maxItems + 1) : value;
  return Array.isArray(list) && items ? list.slice(0, maxItems + 1).map((entry: unknown) => coerce(entry, items, place)) : list;
}

/** Whether an optional field was sent empty (`""` or `null`, as clients send unset filters); false if the schema takes that value. */
const isUnset = (sent: unknown, field: WireSchema, place: Place) => (sent === "" && place === "query") || !takesEmpty(sent, field);

function takesEmpty(sent: unknown, written: WireSchema): boolean {
  if (sent !== "" && sent !== null) return true;
  const schema = follow(written);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.some((choice) => takesEmpty(sent, choice));
  const types = typesOf(schema);
  if (schema.enum) return schema.enum.includes(sent);
  if (sent === null) return types.length === 0 || types.includes("null");
  const { minLength = 0, pattern } = schema;
  return (
    types.length === 0 || (types.includes("string") && minLength === 0 && (pattern === undefined || new RegExp(pattern, "u").test("")))
  );
}

function coerceObject(value: unknown, schema: WireSchema, place: Place): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const sent: unknown = Object.hasOwn(value, name) ? memberOf(value, name) : undefined;
    const isAbsent = sent === undefined || (!schema.required?.includes(name) && isUnset(sent, field, place));
    const coerced = isAbsent ? follow(field).default : coerce(sent, field, place);
    if (coerced !== undefined) fields[name] = coerced;
  }
  if (schema.additionalProperties && typeof schema.additionalProperties === "object") {
    const { maxProperties = Number.POSITIVE_INFINITY } = schema;
    for (const [name, entry] of Object.entries(value).slice(0, maxProperties + 1)) {
      if (!Object.hasOwn(fields, name) && name !== "__proto__") fields[name] = coerce(entry, schema.additionalProperties, place);
    }
  }
  // if the contract refuses unknown fields, the validator must see that there is one
  const unknown = schema.additionalProperties === false && Object.keys(value).find((name) => !Object.hasOwn(schema.properties ?? {}, name));
  if (typeof unknown === "string" && unknown !== "__proto__") fields[unknown.slice(0, LONGEST_NAME)] = null;
  return fields;
}
