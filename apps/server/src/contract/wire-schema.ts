import { memberOf } from "@shopkeeper/sdk/rules/core";
import { type components, contract, type Schema } from "@shopkeeper/sdk/contract";
import type { Text } from "@shopkeeper/sdk/rules/core";
import type { OperationId } from "./contract";

/** The parts of a contract's schema that the server reads. */
export interface WireSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  default?: unknown;
  example?: unknown;
  required?: readonly string[];
  properties?: Readonly<Record<string, WireSchema>>;
  additionalProperties?: boolean | WireSchema;
  items?: WireSchema;
  /** The schema of the JSON in a text. */
  contentSchema?: WireSchema;
  oneOf?: readonly WireSchema[];
  anyOf?: readonly WireSchema[];
  allOf?: readonly WireSchema[];
  "x-flag"?: boolean;
  "x-money"?: "decimal" | "yuan" | "fen";
  /** A number that is text on the wire, like money; a number: its most decimals, where they may be more than two. */
  "x-decimal"?: boolean | number;
  /** The largest amount of a text with decimals. */
  "x-maximum"?: number;
  /**
   * The kind of a text: a number that is written in several ways, and stored and searched in one; a text of several `lines`; or `raw`, not
   * normalized. Without this it has one line.
   */
  "x-written"?: "phone" | "number" | "parcel" | "code" | "lines" | "raw";
  /** A period, as a word or as its days. */
  "x-date-limit"?: boolean;
  "x-entity"?: string;
  "x-filter"?: boolean;
  "x-rich-text"?: boolean;
  /** The address of a picture, which may be on another site until it is saved. */
  "x-picture"?: boolean;
}

/** A field of the path or the query. */
export interface WireParameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: WireSchema;
}

/** One operation of the contract, as it is mounted. */
export interface WireOperation {
  id: OperationId;
  method: string;
  path: string;
  effect: "read" | "write";
  permission: readonly string[];
  /** Needs no session. */
  isPublic: boolean;
  /** Called by devices, with a device token in place of a session. */
  isDevice: boolean;
  isAudited: boolean;
  /** Its answer is a secret, which is never stored: a repeated request runs again. */
  isSecret: boolean;
  /** Allowed for a person who must first change a temporary password. */
  takesTemporaryPassword: boolean;
  /** Refused to service tokens: only a person may call it. */
  isPersonOnly: boolean;
  /** Its name in the log of sensitive operations, if it is logged there. */
  label?: Text;
  /** Nothing that it writes is kept. */
  isTried: boolean;
  /** The kind of the records that it changes, each of which gets a revision. */
  revises?: Schema<"RevisionKind">;
  /** With `dryRun` it answers with the result of the change, and nothing is kept. */
  canTry: boolean;
  /** The rate limit of its shop that it counts against, besides that of its session. */
  limit?: "collect" | "export" | "upload";
  parameters: readonly WireParameter[];
  /** Object schemas of its path parameters and of its query parameters. */
  fields: Readonly<Record<"path" | "query", WireSchema>>;
  /** `isForm`: it may come as the fields of a form instead of JSON. */
  body?: { isRequired: boolean; schema: WireSchema; isForm?: boolean };
  /** The form field of the one file of an upload. */
  fileField?: string;
  answer?: WireSchema;
}

interface WireContent {
  content?: Readonly<Record<string, { schema?: WireSchema } | undefined>>;
}

interface WireItem {
  operationId: OperationId;
  parameters?: readonly (WireParameter | { $ref: string })[];
  requestBody?: WireContent & { required?: boolean };
  responses: Readonly<Record<string, (WireContent & { $ref?: string }) | undefined>>;
  security?: readonly Readonly<Record<string, unknown>>[];
  "x-effect": "read" | "write";
  "x-permission"?: string | readonly string[];
  "x-audited"?: boolean;
  "x-secret"?: boolean;
  "x-temporary-password"?: boolean;
  "x-person-only"?: boolean;
  "x-label"?: Text;
  "x-limit"?: "collect" | "export" | "upload";
  "x-tried"?: boolean;
  "x-dry-run"?: boolean;
  "x-revises"?: Schema<"RevisionKind">;
}

/** The whole bundled contract, for the validator. */
export const bundle: object = contract;

function find<Found>(ref: string): Found {
  const steps = ref.replace(/^#\//, "").split("/");
  let place: unknown = contract;
  for (const step of steps) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    place = memberOf(place, key);
  }
  if (place === undefined) throw new Error(`The contract has nothing at ${ref}`);
  return place as Found;
}

const named = new Map<string, ReadonlySet<string>>();

/** The names of a schema's fields. */
export function schemaFields(name: keyof components["schemas"]): ReadonlySet<string> {
  const known = named.get(name) ?? new Set(Object.keys(follow(find<WireSchema>(`#/components/schemas/${name}`)).properties ?? {}));
  named.set(name, known);
  return known;
}

const followed = new WeakMap<WireSchema, WireSchema>();

/** A schema with its reference resolved, and the parts of an `allOf` merged. */
export function follow(schema: WireSchema): WireSchema {
  if (!schema.$ref && !schema.allOf) return schema;
  const known = followed.get(schema);
  if (known) return known;
  const whole = schema.$ref ? { ...follow(find<WireSchema>(schema.$ref)), ...withoutRef(schema) } : together(schema, schema.allOf ?? []);
  followed.set(schema, whole);
  return whole;
}

function together({ allOf: _, ...own }: WireSchema, all: readonly WireSchema[]): WireSchema {
  const parts = [...all.map(follow), own];
  return {
    ...parts.reduce((whole, part) => ({ ...whole, ...part })),
    required: parts.flatMap(({ required }) => required ?? []),
    properties: parts.reduce<Readonly<Record<string, WireSchema>>>((whole, { properties }) => ({ ...whole, ...properties }), {}),
  };
}

function withoutRef({ $ref: _ref, ...rest }: WireSchema): WireSchema {
  return rest;
}

const isReference = (value: object): value is { $ref: string } => "$ref" in value;
const fileFieldOf = (part: WireContent | undefined) => {
  const form = part?.content?.["multipart/form-data"]?.schema;
  return form && Object.keys(follow(form).properties ?? {})[0];
};
const jsonOf = (part: WireContent | undefined) => part?.content?.["application/json"]?.schema;

let operations: readonly WireOperation[] | undefined;

/** Every operation of the contract. */
export const contractOperations = () => (operations ??= allOperations());

let byId: ReadonlyMap<string, WireOperation> | undefined;

/** The operation of an id; undefined if the contract has none. */
export const operationOf = (id: string) => (byId ??= new Map(contractOperations().map((each) => [each.id, each]))).get(id);

function allOperations(): WireOperation[] {
  const found: WireOperation[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, raw] of Object.entries(item)) {
      if (!["get", "post", "put", "patch", "delete"].includes(method)) continue;
      const operation = raw as unknown as WireItem;
      const permission = operation["x-permission"] ?? [];
      const success = operation.responses["200"];
      const body = jsonOf(operation.requestBody);
      const parameters = (operation.parameters ?? []).map((each) => (isReference(each) ? find<WireParameter>(each.$ref) : each));
      found.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        effect: operation["x-effect"],
        permission: typeof permission === "string" ? [permission] : permission,
        isPublic: operation.security?.every((one) => !one.token) === true,
        isDevice: operation.security?.some((one) => one.device) === true,
        isAudited: operation["x-audited"] === true,
        isSecret: operation["x-secret"] === true,
        takesTemporaryPassword: operation["x-temporary-password"] === true,
        isPersonOnly: operation["x-person-only"] === true,
        label: operation["x-label"],
        limit: operation["x-limit"],
        isTried: operation["x-tried"] === true,
        revises: operation["x-revises"],
        canTry: operation["x-revises"] !== undefined || operation["x-dry-run"] === true,
        parameters,
        fields: { path: fieldsIn("path", parameters), query: fieldsIn("query", parameters) },
        body: body && {
          isRequired: operation.requestBody?.required === true,
          schema: body,
          isForm: operation.requestBody?.content?.["application/x-www-form-urlencoded"] !== undefined,
        },
        fileField: fileFieldOf(operation.requestBody),
        answer: jsonOf(success?.$ref ? find<WireContent>(success.$ref) : success),
      });
    }
  }
  return found;
}

function fieldsIn(place: "path" | "query", parameters: readonly WireParameter[]): WireSchema {
  const own = parameters.filter((each) => each.in === place);
  return {
    type: "object",
    properties: Object.fromEntries(own.map((each) => [each.name, each.schema])),
    required: own.filter((each) => each.required).map((each) => each.name),
  };
}
