// Generates packages/sdk/src/generated, the list of openapi paths and the server's domain indexes; --check lists stale files and fails.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString, oapiRef } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";
import { pathsOfDomains } from "../openapi/expand.mjs";
import { jsonLines } from "./json-lines.mjs";
import { serverDomains } from "./server-domains.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(root, "packages/sdk/src/generated");
const reserved = ["http", "call", "withResponse", "paginate", "upload", "download", "fileUrl", "then"];
const methods = ["get", "put", "post", "delete", "patch"];
/** A text with one id, or empty. */
const singleId = String.raw`^(|\d{1,16})$`;
const momentPattern = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;
const header = "// Generated from openapi/ by `pnpm generate`. Do not edit.\n";

const pathsFile = join(root, "openapi/generated/paths.yaml");
const arePathsStale = !existsSync(pathsFile) || readFileSync(pathsFile, "utf8") !== pathsOfDomains();
// the bundle includes it, so it must exist first, also for a check
if (arePathsStale) {
  mkdirSync(dirname(pathsFile), { recursive: true });
  writeFileSync(pathsFile, pathsOfDomains());
}

const contract = bundle();
const schemas = contract.components?.schemas ?? {};
const contractFiles = {
  // one line for each operation and schema
  "openapi.json": `${jsonLines(contract, 3)}\n`,
  "schema.ts": await schemaFile(),
  "operations.ts": operationsFile(),
  ...codeFiles(),
  "code-sets.ts": codeSetsFile(),
  "labels.ts": labelsFile(),
  "fields.ts": fieldsFile(),
  "list-queries.ts": listQueriesFile(),
  "rich-text.ts": richTextFile(),
};

/** The content of every generated file, by its path. */
const files = new Map([
  ...Object.entries(contractFiles).map(([file, text]) => [join(target, file), text]),
  ...Object.entries(serverDomains()).map(([file, text]) => [join(root, file), text]),
]);

if (process.argv.includes("--check")) check();
else write();

/** The contract in one document, as Redocly bundles it. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), "shopkeeper-contract-"));
  try {
    const output = join(folder, "openapi.json");
    execFileSync(process.execPath, [join(root, "node_modules/@redocly/cli/bin/cli.js"), "bundle", "openapi/openapi.yaml", "-o", output], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    return described(JSON.parse(readFileSync(output, "utf8")));
  } catch (error) {
    console.error(String(error.stderr ?? error.message));
    process.exit(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A document in which a field with a title and no description gets a description from it. */
function described(node) {
  if (typeof node !== "object" || node === null) return node;
  for (const part of Object.values(node)) described(part);
  const title = node["x-title"];
  if (title && !node.$ref) node.description ??= `${title.en} (${title.zh}).`;
  return node;
}

async function schemaFile() {
  // openapi-typescript changes its input document
  const nodes = await openapiTS(structuredClone(contract), {
    exportType: true,
    alphabetize: false,
    defaultNonNullable: false,
    silent: true,
    transform: codeType,
  });
  return header + astToString(nodes);
}

/** The type of a code in an answer: its set, though a later release may send another code. The same for an input that is read back. */
function codeType(schema) {
  const set = schema["x-labels-of"] ?? schema["x-codes-of"];
  if (!set || (schema.enum && !schema["x-read-back"])) return undefined;
  const code = oapiRef(`#/components/schemas/${set}`);
  return [schema.type].flat().includes("null")
    ? ts.factory.createUnionTypeNode([code, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : code;
}

function operationsFile() {
  const rows = eachOperation().map(([path, method, operation]) => {
    const permission = [operation["x-permission"] ?? []].flat();
    const row = {
      method: method.toUpperCase(),
      path,
      effect: operation["x-effect"],
      domain: operation.tags?.[0],
      ...(permission.length > 0 && { permission }),
      ...(operation.security?.every((one) => !one.token) && { public: true }),
      ...(operation.security?.some((one) => one.device) && { device: true }),
      ...(kindOf(operation) && { kind: kindOf(operation) }),
      ...(operation["x-revises"] && { revises: operation["x-revises"] }),
      ...(operation["x-dry-run"] && { dryRun: true }),
      ...rowKeyOf(operation),
    };
    return `${docOf(operation, permission)}  ${operation.operationId}: ${literal(row)},\n`;
  });
  const doc =
    "/** Every call of the contract: how it travels, what it does, whose it is, and the permissions of which any one is enough. */\n";
  return `${header}${doc}export const operations = {\n${rows.join("")}} as const;\n`;
}

/** The field that identifies the rows of a page, if it is not `id`: the `x-row-key` of the schema of a row. */
function rowKeyOf(operation) {
  if (!isPaged(operation)) return {};
  const row = merged(dataOf(operation).properties.list.items);
  const rowKey = row["x-row-key"] ?? "id";
  if (rowKey === "none") return {};
  if (!row.properties?.[rowKey]) fail(`${operation.operationId}: the rows of a page need an id or x-row-key`);
  return rowKey === "id" ? {} : { rowKey };
}

/** The editor's documentation of an operation: its summary, its permissions, and its refusals. */
function docOf({ summary, description, parameters = [], requestBody, security, ...operation }, permission) {
  const isPublic = security?.every((one) => !one.token);
  const errors = [
    ...(parameters.length > 0 || requestBody ? ["ValidationError"] : []),
    ...(isPublic ? [] : ["UnauthorizedError"]),
    ...(permission.length > 0 ? ["ForbiddenError"] : []),
    ...(parameters.some((one) => deref(one).in === "path") ? ["NotFoundError"] : []),
    ...(operation["x-effect"] === "write" ? ["ConflictError"] : []),
  ];
  const lines = [
    ...[summary, description].filter(Boolean).flatMap((text) => text.trim().split("\n")),
    ...(permission.length > 0 ? [`Permission: ${permission.join(" or ")}`] : []),
    `Refusals: ${errors.join(", ") || "none of its own"}`,
  ];
  return `  /**\n${lines
    .map((line) => `   * ${line.replaceAll("*/", "*\\/")}\n   *\n`)
    .join("")
    .replace(/ {3}\*\n$/, "")}   */\n`;
}

/** The kind of a call: an upload if its body is a form with a file, a download if its answer is not JSON. */
function kindOf(operation) {
  if (deref(operation.requestBody)?.content?.["multipart/form-data"]) return "upload";
  const answer = deref(operation.responses?.["200"])?.content ?? {};
  return Object.keys(answer).length > 0 && !answer["application/json"] ? "download" : undefined;
}

/** codes.ts for the server, and statuses.ts, the subset for clients. */
function codeFiles() {
  const codes = parse(readFileSync(join(root, "openapi/schemas/codes.yaml"), "utf8"));
  const statuses = new Map();
  for (const [key, { code, status, zh, en }] of Object.entries(codes)) {
    if (!code || !status || !zh || !en) fail(`openapi/schemas/codes.yaml: ${key} needs code, status, zh and en`);
    if (statuses.has(code) && statuses.get(code) !== status) fail(`openapi/schemas/codes.yaml: ${code} has two HTTP statuses`);
    statuses.set(code, status);
  }
  const rows = Object.entries(codes).map(([key, { code, status, zh, en }]) => `  ${name(key)}: ${literal({ code, status, zh, en })},\n`);
  const pairs = [...statuses].filter(([code, status]) => code !== status).map(([code, status]) => `  ${code}: ${status},\n`);
  return {
    "codes.ts": `${header}/** Every code an answer may carry: its number, its HTTP status and what it says. */\nexport const codes = {\n${rows.join("")}} as const;\n`,
    "statuses.ts": `${header}/** The HTTP status that each business code stands for; other codes are HTTP statuses themselves. */\nexport const statuses: Readonly<Record<number, number>> = {\n${pairs.join("")}};\n`,
  };
}

function codeSetsFile() {
  JSON.stringify(contract, (key, value) => {
    if (key === "x-labels-of" && !schemas[value]?.["x-labels"]) fail(`x-labels-of: ${value} is no code set`);
    return value;
  });
  const sets = labelled().map(([key, schema]) => {
    const names = schema["x-names"] ?? fail(`${key} has x-labels but no x-names`);
    const members = (schema.enum ?? []).map(
      (code) => `  ${name(names[code] ?? fail(`${key}: x-names lacks ${code}`))}: ${JSON.stringify(code)},\n`,
    );
    const doc =
      schema.description ?? (schema.enum ?? []).map((code) => `${JSON.stringify(code)} ${schema["x-labels"][code]?.en}`).join(", ");
    return `\n/** ${doc.replaceAll("*/", "")} */\nexport const ${key} = {\n${members.join("")}} as const;\n`;
  });
  return header + sets.join("");
}

function labelsFile() {
  const sets = labelled().map(([key, schema]) => {
    const rows = (schema.enum ?? []).map((code) => {
      const label = schema["x-labels"][code] ?? fail(`${key}: x-labels lacks ${code}`);
      return `    ${name(String(code))}: ${literal({ zh: label.zh, en: label.en })},\n`;
    });
    return `  ${key}: {\n${rows.join("")}  },\n`;
  });
  return `${header}/** What each code of each set is called, in Chinese and English. */\nexport const labels = {\n${sets.join("")}} as const;\n`;
}

/**
 * One constant per request shape, per operation with limited query fields, and per answer whose fields have titles, so that a bundler
 * keeps only the constants that are used.
 */
function fieldsFile() {
  const found = new Map();
  for (const [, , operation] of eachOperation()) {
    const query = (operation.parameters ?? []).map(deref).filter((parameter) => parameter.in === "query");
    const fields = Object.fromEntries(
      query.map((one) => [one.name, fieldOf(one.schema, one.required)]).filter(([, field]) => hasLimits(field)),
    );
    if (Object.keys(fields).length > 0) found.set(operation.operationId, fields);
    for (const media of Object.values(deref(operation.requestBody)?.content ?? {})) collect(media.schema, operation.operationId, found);
  }
  for (const [key, { properties = {} }] of Object.entries(schemas)) {
    const titled = Object.entries(properties).filter(([, one]) => one["x-title"]);
    if (!found.has(key) && titled.length > 0)
      found.set(key, Object.fromEntries(titled.map(([field, one]) => [field, fieldOf(one, false)])));
  }
  const parts = [...found].map(([key, fields]) => {
    const rows = Object.entries(fields).map(([field, one]) => `  ${name(field)}: ${literal(one)},\n`);
    return `\nexport const ${key} = {\n${rows.join("")}} as const satisfies Fields;\n`;
  });
  const head = "// What the contract says of the fields of a record: by schema, those of a query by operationId.";
  return `${header}${head}\nimport type { Fields } from "../rules/records/field";\n${parts.join("")}`;
}

function collect(schema, fallback, found, seen = new Set()) {
  const key = schema?.$ref ? schema.$ref.split("/").at(-1) : fallback;
  const shape = deref(schema);
  if (!shape || seen.has(shape)) return;
  seen.add(shape);
  const parts = [shape, ...(shape.allOf ?? []).map(deref)];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  if (Object.keys(properties).length > 0) {
    found.set(key, Object.fromEntries(Object.entries(properties).map(([field, one]) => [field, fieldOf(one, required.has(field))])));
  }
  for (const [field, one] of Object.entries(properties)) {
    const inner = deref(one);
    collect(one, `${key}_${field}`, found, seen);
    if (inner?.items) collect(inner.items, `${key}_${field}`, found, seen);
    const list = deref(inner?.contentSchema);
    if (list?.items) collect(list.items, `${key}_${field}`, found, seen);
  }
  for (const one of [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])]) collect(one, key, found, seen);
}

function fieldOf(schema, required) {
  const written = merged(schema);
  // a reference may have titles beside it
  const { $ref, ...own } = schema;
  const shape = { ...written, ...own, ...listLimits(deref(written.contentSchema)) };
  return {
    ...kindOfField(shape, setOf(schema)),
    ...(shape.minimum !== undefined && { min: shape.minimum }),
    ...(shape.maximum !== undefined && { max: shape.maximum }),
    // amounts are text on the wire
    ...(shape["x-maximum"] !== undefined && { min: 0, max: shape["x-maximum"] }),
    ...(shape.minLength !== undefined && { minLength: shape.minLength }),
    ...(shape.maxLength !== undefined && { maxLength: shape.maxLength }),
    ...(shape.minItems !== undefined && { minItems: shape.minItems }),
    ...(shape.maxItems !== undefined && { maxItems: shape.maxItems }),
    ...(shape["x-none"] !== undefined && { none: shape["x-none"] }),
    required: required === true,
    ...(isNullable(schema) && { nullable: true }),
    ...(shape["x-title"] && { title: shape["x-title"] }),
    ...(shape["x-prompt"] && { prompt: shape["x-prompt"] }),
    ...(shape["x-words"] && { words: shape["x-words"] }),
  };
}

function isNullable(schema) {
  return [schema, deref(schema), ...(schema.oneOf ?? [])].some((one) => [one?.type].flat().includes("null"));
}

/** The format of a field, and which codes of which set it may have. */
function kindOfField(shape, set) {
  const type = [shape.type].flat().find((one) => one !== "null");
  if (type === "boolean") return { kind: "flag" };
  if (set) return { kind: "code", set, ...(shape.enum && { codes: shape.enum }) };
  if (shape.pattern === momentPattern) return { kind: "dateTime" };
  if (shape["x-money"]) return { kind: { decimal: "price", yuan: "yuan", fen: "cents" }[shape["x-money"]] };
  if (shape["x-entity"]) return { kind: type === "string" && shape.pattern !== singleId ? "ids" : "id" };
  return { kind: { integer: "whole", number: "decimal", array: "list", object: "object" }[type] ?? "text" };
}

/** The code set of a schema, also of a nullable one. */
function setOf(schema) {
  const [one] = [schema, ...(schema.oneOf ?? [])].filter(({ $ref }) => $ref !== undefined);
  const named = one?.$ref.split("/").at(-1);
  return merged(schema)["x-labels-of"] ?? (schemas[named]?.["x-labels"] ? named : undefined);
}

function hasLimits({ kind, set, codes, required, nullable, ...limits }) {
  return Object.keys(limits).length > 0;
}

/** The limit on the entries of a list that is a JSON text. */
function listLimits(list) {
  return list && { minItems: list.minItems, maxItems: list.maxItems };
}

/** A schema with its reference followed and its nullable alternative dropped. */
function merged(schema) {
  const shape = deref(schema) ?? {};
  const options = (shape.oneOf ?? shape.anyOf ?? []).map(deref).filter((one) => one.type !== "null");
  return options.length === 1 ? { ...shape, ...merged(options[0]) } : shape;
}

/** One constant per operation that answers a page: how each query field is read, except page and limit, which all have. */
function listQueriesFile() {
  const parts = eachOperation()
    .filter(([, , operation]) => isPaged(operation))
    .map(([, , operation]) => {
      const query = operation.parameters.map(deref).filter((one) => one.in === "query" && one.name !== "page" && one.name !== "limit");
      const rows = query.map((one) => `    ${name(one.name)}: ${literal(listField(one, operation.operationId))},\n`);
      const fields = rows.length > 0 ? `{\n${rows.join("")}  }` : "{}";
      return `\nexport const ${operation.operationId} = {\n  operation: "${operation.operationId}",\n  fields: ${fields},\n} as const satisfies ListQuery;\n`;
    });
  return `${header}// The query of each list, by operationId: what a client needs to read it from an address.\nimport type { ListQuery } from "../list-query";\n${parts.join("")}`;
}

function isPaged(operation) {
  const { properties } = dataOf(operation);
  return ["page", "limit", "totalPage", "total", "list"].every((field) => properties?.[field]);
}

/** The schema of a successful answer's data. */
function dataOf(operation) {
  return merged(deref(deref(operation.responses?.["200"])?.content?.["application/json"]?.schema)?.properties?.data);
}

function listField({ name: field, required, schema }, operationId) {
  const set = schema.$ref?.split("/").at(-1) ?? schema["x-labels-of"];
  const shape = deref(schema);
  const kind = () => {
    if (shape["x-flag"]) return { kind: "flag" };
    if (shape["x-date-limit"]) return { kind: "dateLimit" };
    if (shape["x-month-limit"]) return { kind: "monthLimit" };
    if (shape["x-entity"] && shape.type === "integer") return { kind: "id", min: shape.minimum };
    if (shape["x-entity"] && shape.pattern === singleId) return { kind: "idText" };
    if (schemas[set]?.["x-labels"]) return { kind: "code", set, codes: shape.enum ?? schemas[set].enum };
    if (shape.enum) return { kind: "code", codes: shape.enum };
    if (shape.type === "integer" && shape.minimum !== undefined && shape.maximum !== undefined)
      return { kind: "integer", min: shape.minimum, max: shape.maximum };
    if (shape.type === "string" && shape.maxLength !== undefined && !shape.pattern) return { kind: "text", maxLength: shape.maxLength };
    return fail(`${operationId}: no list can be filtered by ${field}; add a kind of field to listField in scripts/generate.mjs`);
  };
  return { ...kind(), ...(required && { required: true }) };
}

/** The allow-list of rich text, with the named values inserted into its patterns. */
function richTextFile() {
  const { values, addresses, tags, dropped, styles } = parse(readFileSync(join(root, "openapi/rich-text.yaml"), "utf8"));
  const { maxLength } = parse(readFileSync(join(root, "openapi/schemas/wire.yaml"), "utf8")).RichText;
  const filled = (pattern) => {
    const next = pattern.replace(/\{([a-z]+)\}/g, (place, key) => values[key] ?? fail(`openapi/rich-text.yaml: ${place} has no value`));
    return next === pattern ? pattern : filled(next);
  };
  const each = (patterns) => Object.fromEntries(Object.entries(patterns).map(([key, pattern]) => [key, filled(pattern)]));
  const rows = (entries) =>
    Object.entries(entries)
      .map(([key, value]) => `    ${name(key)}: ${literal(value)},\n`)
      .join("");
  const attributes = Object.fromEntries(Object.entries(tags).map(([tag, patterns]) => [tag, each(patterns)]));
  const doc =
    "/** What rich text may hold: elements with their attributes beside style, elements that go with all they hold, addresses, and properties of style. */\n";
  return (
    `${header}${doc}export const richText = {\n  maxLength: ${maxLength},\n` +
    `  tags: {\n${rows(attributes)}  },\n  dropped: ${literal(dropped)},\n` +
    `  addresses: {\n${rows(each(addresses))}  },\n  styles: {\n${rows(each(styles))}  },\n} as const;\n`
  );
}

function labelled() {
  return Object.entries(schemas).filter(([, schema]) => schema["x-labels"]);
}

function eachOperation() {
  const found = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => [path, method, { ...item[method], parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])] }]),
  );
  const ids = found.map(([, , operation]) => operation.operationId);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const taken = ids.filter((id) => reserved.includes(id));
  if (taken.length > 0) fail(`the client has methods of its own called ${taken.join(", ")}`);
  if (twice.length > 0) fail(`operationId used twice: ${twice.join(", ")}`);
  for (const [path, method, { operationId }] of found) if (!operationId) fail(`${method.toUpperCase()} ${path} has no operationId`);
  return found;
}

function deref(node) {
  if (!node?.$ref) return node;
  const found = node.$ref
    .slice(2)
    .split("/")
    .reduce((at, part) => at?.[part.replaceAll("~1", "/").replaceAll("~0", "~")], contract);
  return deref(found ?? fail(`unresolved ${node.$ref}`));
}

/** A value as TypeScript source, with unquoted keys where possible. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${name(key)}: ${literal(one)}`)
    .join(", ")} }`;
}

function name(key) {
  return /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key) ? key : JSON.stringify(key);
}

function write() {
  for (const path of foreign()) rmSync(path, { recursive: true });
  const changed = stale();
  for (const path of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, files.get(path));
  }
  console.log(changed.length > 0 ? `written: ${changed.map(shown).join(", ")}` : "generated files are up to date");
}

function check() {
  const list = [...(arePathsStale ? [pathsFile] : []), ...stale(), ...foreign()];
  if (list.length === 0) return console.log("generated files are up to date");
  console.error(`stale, run \`pnpm generate\`:\n${list.map((path) => `  ${shown(path)}`).join("\n")}`);
  process.exitCode = 1;
}

function stale() {
  return [...files.keys()].filter((path) => !existsSync(path) || readFileSync(path, "utf8") !== files.get(path));
}

/** Files beside those of the contract that are not part of it. */
function foreign() {
  if (!existsSync(target)) return [];
  return readdirSync(target)
    .map((file) => join(target, file))
    .filter((path) => !files.has(path));
}

function shown(path) {
  return relative(root, path);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
