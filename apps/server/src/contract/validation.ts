import Ajv2020, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { fill, type Text, memberOf } from "@shopkeeper/sdk/rules/core";
import { dateRange, momentOf } from "@shopkeeper/sdk/rules/time";
import { coerce, type Place } from "./coercion";
import { fieldText } from "../core/field-messages";
import { invalidFields } from "../core/refusal";
import { unstorablePath } from "./stored-text";
import { addTextFaults } from "./text-faults";
import { bundle, follow, type WireOperation, type WireSchema } from "./wire-schema";

/** The input of a request before validation. */
export interface RawInput {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** Values of a part of a request up to which all its faults are found; of a larger part only the first. */
const MOST_VALUES = 1_000;
/** The most faults that a refusal names. */
const MOST_FAULTS = 100;
const TIME_PATTERN = "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$";

/** The validated parts of a request; refuses with every fault at its field. */
export function checkedRequest({ fields, body }: WireOperation, raw: RawInput) {
  const faults = new Map<string, Text>();
  const path = checked("path", fields.path, raw.path, faults);
  const query = checked("query", fields.query, raw.query, faults);
  const isLeftOut = raw.body === undefined && body?.isRequired === false;
  const value = body && checked("body", body.schema, isLeftOut ? {} : raw.body, faults);
  refuseFaults(faults);
  return { path, query, body: value };
}

/** A validated body alone; refuses with every fault at its field. */
export function checkedValue(schema: WireSchema, body: unknown): unknown {
  const faults = new Map<string, Text>();
  const value = checked("body", schema, body, faults);
  refuseFaults(faults);
  return value;
}

/** The fault of an answer, undefined when it is valid. */
export function answerFault({ id, answer }: WireOperation, value: unknown): string | undefined {
  const validate = answer && findsFirst(answer);
  if (!validate || validate(value)) return undefined;
  return validate.errors?.map(({ instancePath, message }) => `${id}${instancePath} ${message}`).join(", ");
}

function checked(place: Place, schema: WireSchema, value: unknown, faults: Map<string, Text>) {
  const coerced = coerce(value, schema, place);
  const validate = holdsMore(coerced, MOST_VALUES) ? findsFirst(schema) : findsAll(schema);
  const broken = unstorablePath(coerced);
  if (broken !== undefined) faults.set(broken || place, fieldText.brokenText);
  if (validate(coerced)) addTimeFaults(faults, coerced, schema);
  else addFaults(faults, validate.errors ?? [], place);
  if (place === "body") addTextFaults(faults, coerced, schema);
  return coerced;
}

function refuseFaults(faults: ReadonlyMap<string, Text>) {
  if (faults.size > 0) throw invalidFields(Object.fromEntries(faults));
}

const findsAll = validators({ allErrors: true });
// the time for finding all faults grows with the square of their number
const findsFirst = validators({ allErrors: false });

/** Validators of the contract's schemas, each compiled on first use, once per process. */
function validators({ allErrors }: { allErrors: boolean }) {
  const compiled = new WeakMap<WireSchema, ValidateFunction>();
  let ajv: Ajv2020 | undefined;

  return (schema: WireSchema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    ajv ??= new Ajv2020({ allErrors, strict: false, validateFormats: false, inlineRefs: false, verbose: true }).addSchema(
      bundle,
      "contract",
      undefined,
      false,
    );
    const validate = ajv.compile(absolute(schema));
    compiled.set(schema, validate);
    return validate;
  };
}

/** Whether a coerced value contains more than `most` values. */
function holdsMore(value: unknown, most: number): boolean {
  let left = most;
  const count = (one: unknown): boolean => (left -= 1) < 0 || (typeof one === "object" && one !== null && Object.values(one).some(count));
  return count(value);
}

/** The schema with its references absolute, into the whole contract. */
function absolute(schema: WireSchema): WireSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as WireSchema;
}

/** Adds the first fault of each field. */
function addFaults(faults: Map<string, Text>, errors: readonly ErrorObject[], place: Place) {
  for (const error of errors) {
    if (faults.size >= MOST_FAULTS) return;
    const { keyword, params } = error;
    if (keyword === "oneOf" || keyword === "anyOf" || (keyword === "type" && params.type === "null")) continue;
    addFault(faults, error, place);
  }
  if (faults.size === 0) faults.set(place, fieldText.wrongFormat);
}

function addFault(faults: Map<string, Text>, error: ErrorObject, place: Place) {
  const { keyword, params } = error;
  const steps = error.instancePath.split("/").slice(1);
  if (keyword === "required") steps.push(String(params.missingProperty));
  if (keyword === "additionalProperties") steps.push(String(params.additionalProperty));
  const path = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).join(".") || place;
  if (!faults.has(path)) faults.set(path, faultText(error));
}

function faultText({ keyword, params, parentSchema }: ErrorObject): Text {
  const limit = Number(params.limit);
  const largest: unknown = parentSchema?.["x-maximum"];
  if (typeof largest === "number") return fill(fieldText.wrongAmount, { limit: largest });
  switch (keyword) {
    case "required":
      return fieldText.required;
    case "type":
      return typeText([params.type].flat().map(String));
    case "additionalProperties":
      return fieldText.unknown;
    case "enum":
    case "const":
      return fieldText.notAllowed;
    case "minimum":
    case "exclusiveMinimum":
      return fill(fieldText.tooSmall, { limit });
    case "maximum":
    case "exclusiveMaximum":
      return fill(fieldText.tooBig, { limit });
    case "minLength":
      return limit === 1 ? fieldText.required : fill(fieldText.tooShort, { limit });
    case "maxLength":
      return fill(fieldText.tooLong, { limit });
    case "minItems":
      return fill(fieldText.tooFew, { limit });
    case "maxItems":
    case "maxProperties":
      return fill(fieldText.tooMany, { limit });
    default:
      return fieldText.wrongFormat;
  }
}

function typeText(types: readonly string[]): Text {
  if (types.includes("integer")) return fieldText.notAnInteger;
  if (types.includes("number")) return fieldText.notANumber;
  if (types.includes("boolean")) return fieldText.notABoolean;
  if (types.includes("array")) return fieldText.notAList;
  if (types.includes("object")) return fieldText.notAnObject;
  return fieldText.notText;
}

/** Adds faults for times and periods of the right shape that no calendar has: an invalid period is not a missing filter. */
function addTimeFaults(faults: Map<string, Text>, value: unknown, written: WireSchema, path = "") {
  const schema = follow(written);
  for (const choice of schema.oneOf ?? schema.anyOf ?? []) addTimeFaults(faults, value, choice, path);
  if (typeof value === "string" && schema.pattern === TIME_PATTERN && !momentOf(value)) faults.set(path, fieldText.noSuchTime);
  if (schema["x-date-limit"] && typeof value === "string" && value !== "" && !dateRange(value, new Date(0)))
    faults.set(path, fieldText.noSuchPeriod);
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items) value.forEach((entry: unknown, index) => addTimeFaults(faults, entry, items, `${path}.${index}`));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      addTimeFaults(faults, memberOf(value, name), field, path ? `${path}.${name}` : name);
    }
  }
}
