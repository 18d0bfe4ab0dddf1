import fc from "fast-check";
import type { OperationId } from "../../contract/contract";
import { follow, type WireOperation, type WireSchema } from "../../contract/wire-schema";
import { safety } from "../../generated/safety";
import type { TestFile, TestRequest } from "../test-call";
import { allowedValue, hostileValue } from "./contract-values";
import { pictureCanvas } from "./made-files";
import type { ExampleRequest, RequestShop } from "./safety-parts";

/** The parts of a request that the contract describes. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  file?: TestFile;
}

const examples: Partial<Record<OperationId, ExampleRequest>> = Object.assign({}, ...Object.values(safety).map(({ requests }) => requests));

const partExamples: Readonly<Record<string, Partial<Record<OperationId, ExampleRequest>>>> = Object.assign(
  {},
  ...Object.values(safety).map(({ partRequests }) => partRequests),
);

const fieldsOf = (operation: WireOperation, place: "path" | "query") =>
  operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => ({ name, required: required === true, schema }));

/** Requests that the contract allows, for the ids of a shop; an operation's own example comes first. */
export function allowedRequests(operation: WireOperation, shop: RequestShop): fc.Arbitrary<Parts> {
  const { ids } = shop;
  const part = (place: "path" | "query") => {
    const fields = fieldsOf(operation, place);
    const values = Object.fromEntries(fields.map(({ name, schema }) => [name, allowedValue(schema, ids)]));
    return fc.record(values, { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) });
  };
  return fc.record({
    path: part("path"),
    query: part("query"),
    body: operation.body ? allowedValue(operation.body.schema, ids) : fc.constant(undefined),
    file: operation.fileField ? fc.nat(5).map((shade) => ({ name: `${shade}.png`, bytes: pictureCanvas(shade) })) : fc.constant(undefined),
  });
}

/** A request with only its required fields, but with lists of the maximum length. */
export function leanRequest(operation: WireOperation, parts: Parts): Parts {
  const kept = fieldsOf(operation, "query").flatMap(({ name, required, schema }): [string, unknown][] => {
    if (name === "limit") return [[name, schema.maximum]];
    return required ? [[name, parts.query[name]]] : [];
  });
  return { ...parts, query: Object.fromEntries(kept) };
}

/** The hand-written request of an operation, if its domain has one; with a permission, the request for that permission alone. */
export function exampleRequest({ id }: WireOperation, shop: RequestShop, permission?: string): Parts | undefined {
  const example = (permission === undefined ? examples : partExamples[permission])?.[id]?.(shop);
  return example && { path: {}, query: {}, body: undefined, ...example };
}

/** Requests with a part that violates the contract. */
export function brokenRequests(operation: WireOperation, shop: RequestShop): fc.Arbitrary<Parts> {
  const spoil = (fields: object, [place, value]: readonly [number, unknown]): Record<string, unknown> => {
    const names = Object.keys(fields);
    const name = names[place % Math.max(1, names.length)] ?? "unknown";
    return { ...fields, [name]: value };
  };
  const spoiling = fc.tuple(fc.nat(50), hostileValue);
  return fc
    .tuple(allowedRequests(operation, shop), spoiling, fc.constantFrom("path", "query", "body", "whole body"), brokenFile)
    .map(([parts, spoiled, place, file]) => {
      if (operation.fileField && place !== "query") return { ...parts, file };
      if (place === "path" || place === "query") return { ...parts, [place]: spoil(parts[place], spoiled) };
      const isObject = typeof parts.body === "object" && parts.body !== null;
      return { ...parts, body: place === "body" && isObject && parts.body ? spoil(parts.body, spoiled) : spoiled[1] };
    });
}

/** Files that are invalid or truncated, with any name. */
const brokenFile: fc.Arbitrary<TestFile> = fc.record({
  name: fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }).map((name) => name.replace(/\p{Surrogate}/gu, "")),
    fc.constant("a.php.png"),
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.nat(120).map((length) => pictureCanvas(1).subarray(0, length)),
  ),
});

/** The request of a test from its parts. */
export const testRequest = (operation: WireOperation, parts: Parts, token: string | undefined): TestRequest => ({
  token,
  path: parts.path,
  query: Object.fromEntries(Object.entries(parts.query).map(([name, value]) => [name, wellFormed(value)])),
  body: operation.body ? parts.body : undefined,
  file: operation.fileField ? parts.file : undefined,
});

/** A URL carries lists joined by commas, and no object. */
function wellFormed(value: unknown) {
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return value.join(",");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** One field of an operation that contains an id, or several. */
export interface IdField {
  place: "path" | "query" | "body";
  name: string;
  /** The list of the body whose rows contain the field. */
  rowsOf?: string;
  entity: string;
  isList: boolean;
  /** It is a list of numbers; other lists are text. */
  isArray?: boolean;
  isFilter: boolean;
  /** Whether 0 is a valid value, such as "the root". */
  allowsZero: boolean;
}

/** Every field with ids in an operation's request. */
export function idFields(operation: WireOperation): IdField[] {
  const inAddress = operation.parameters.flatMap(({ name, in: place, schema }) => (place === "header" ? [] : idField(place, name, schema)));
  const body = operation.body && follow(operation.body.schema);
  const inBody = Object.entries(body?.properties ?? {}).flatMap(([name, schema]) => [
    ...idField("body", name, schema),
    ...idsInRows(name, schema),
  ]);
  return [...inAddress, ...inBody];
}

/** Ids in a list of the body: its own entries, or fields of its rows. */
function idsInRows(name: string, raw: WireSchema): IdField[] {
  const { items } = follow(raw);
  if (!items) return [];
  const entries = idField("body", name, items).map((field) => ({ ...field, isList: true, isArray: true }));
  const rows = Object.entries(follow(items).properties ?? {}).flatMap(([field, schema]) => idField("body", field, schema));
  return [...entries, ...rows.map((field) => ({ ...field, rowsOf: name }))];
}

function idField(place: IdField["place"], name: string, raw: WireSchema): IdField[] {
  const schema = follow(raw);
  const choices = (schema.oneOf ?? schema.anyOf ?? [schema]).map(follow);
  const choice = choices.find((each) => each["x-entity"] !== undefined);
  const entity = choice?.["x-entity"];
  if (!choice || entity === undefined) return [];
  const isList = choices.some((each) => each.pattern?.includes(",") === true);
  return [{ place, name, entity, isList, isFilter: choice["x-filter"] === true, allowsZero: (choice.minimum ?? 1) === 0 }];
}
