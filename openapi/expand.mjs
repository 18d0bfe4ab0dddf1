// Adds the parts that the files of openapi/ omit because they can be derived; redocly.yaml applies it before linting and bundling.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const here = dirname(fileURLToPath(import.meta.url));

/** The paths of all domains in `paths/`, with a reference for each. */
export function pathsOfDomains() {
  const rows = filesIn("paths").flatMap(([file, items]) =>
    Object.keys(items).flatMap((path) => (path.startsWith("/") ? [`${path}: { $ref: ../paths/${file}#/${pointer(path)} }\n`] : [])),
  );
  return `# Generated from openapi/paths by \`pnpm generate\`. Do not edit.\n${rows.join("")}`;
}

/** A key as one step of a JSON pointer in a URI. */
const pointer = (key) => key.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D");

/** Adds the tag of each domain, `x-domain`, and every code set, a schema with `x-labels`, even if no call refers to it. */
export function collectDomains() {
  return {
    Root(root) {
      root.tags = filesIn("paths").map(([file, items]) => ({ name: basename(file, ".yaml"), description: items["x-domain"] }));
      const sets = filesIn("schemas").flatMap(([file, schemas]) =>
        Object.entries(schemas).flatMap(([name, schema]) => (schema["x-labels"] ? [[name, { $ref: `schemas/${file}#/${name}` }]] : [])),
      );
      root.components.schemas = Object.fromEntries(sets);
    },
  };
}

const filesIn = (folder) =>
  readdirSync(join(here, folder)).map((file) => [file, parse(readFileSync(join(here, folder, file), "utf8"), { merge: true })]);

/**
 * Expands the shorthand of operations and schemas:
 *
 * - its tag, the domain, is the name of its file;
 * - `x-effect` is `read` for a GET and `write` for the others, and a write is audited unless `x-audited: false`; an audited operation
 *   has an `x-label`, its name in the log of sensitive operations;
 * - `x-answer: <schema>` is the `data` of a successful response;
 * - `x-answer-id: <entity>` answers the id of the row that was added, or null from other providers;
 * - `x-page-of: <schema>` is one row of a page, and adds the parameters `page` and `limit` if the operation has none of its own;
 * - an operation with neither, and without a response 200, answers `data: null`;
 * - the response `default` is the refusal;
 * - `x-revises: <kind>` names the records that a write changes; it stores a revision of each, and adds the parameter `dryRun`;
 * - `x-dry-run: true` adds `dryRun` to a write without revisions that may be refused for some of many rows;
 * - `x-tried: true` marks a write that stores nothing: it answers what would be done;
 * - `x-row-key: <field>` of a row's schema identifies the rows of a page that have no `id`; `none` if no field does;
 * - `x-update-of: GroupInput` has the fields of that input of its file, with the id (`GroupId`) and the version of the changed row;
 * - `x-optional: [names]` requires every property but these;
 * - a property or parameter without a description has that of its name in `fields.yaml`, if there is one.
 */
export function expandOperations() {
  return {
    Operation: {
      enter(operation, ctx) {
        const file = ctx.location.source.absoluteRef;
        const { "x-answer-id": entity, "x-answer": data = entity && addedId(entity), "x-page-of": row } = operation;
        const shared = (path) => ({ $ref: relative(dirname(file), join(here, path)) });
        if (row) {
          const own = (operation.parameters ?? []).map((one) => (one.$ref ? ctx.resolve(one).node : one)?.name);
          const paging = ["page", "limit"].filter((name) => !own.includes(name));
          operation.parameters = [...paging.map((name) => shared(`parameters/paging.yaml#/${name}`)), ...(operation.parameters ?? [])];
        }
        if (operation["x-revises"] || operation["x-dry-run"])
          operation.parameters = [...(operation.parameters ?? []), shared("parameters/revisions.yaml#/dryRun")];
        const answered = row ? pageOf(row) : data;
        const success = answered ? { description: "The answer.", content: json(envelope(answered)) } : shared("responses/done.yaml");
        operation.tags = [basename(file, ".yaml")];
        operation["x-effect"] ??= ctx.key === "get" ? "read" : "write";
        if (operation["x-effect"] === "write") operation["x-audited"] ??= true;
        if (operation["x-audited"] === false) delete operation["x-audited"];
        operation.responses = { 200: success, default: shared("responses/refusal.yaml"), ...operation.responses };
        delete operation["x-answer"];
        delete operation["x-answer-id"];
        delete operation["x-page-of"];
      },
    },
    Parameter: {
      enter(parameter, ctx) {
        parameter.description ??= describedByName(parameter.name, parameter.schema, ctx);
        if (parameter.description === undefined) delete parameter.description;
      },
    },
    Schema: {
      enter(schema, ctx) {
        if (schema["x-update-of"]) writeUpdate(schema, ctx.location.source.absoluteRef);
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
          const description = property.description === undefined ? describedByName(name, property, ctx) : undefined;
          // several schemas may share a property
          if (description !== undefined) schema.properties[name] = { ...property, description };
        }
        if (!schema["x-optional"]) return;
        schema.required = Object.keys(schema.properties).filter((name) => !schema["x-optional"].includes(name));
        delete schema["x-optional"];
      },
    },
  };
}

function writeUpdate(schema, file) {
  const { "x-update-of": input } = schema;
  const { required = [], properties } = parse(readFileSync(file, "utf8"), { merge: true })[input];
  delete schema["x-update-of"];
  const id = { $ref: `#/${input.replace(/Input$/, "Id")}` };
  const version = { type: "integer", minimum: 0, maximum: 2147483647 };
  Object.assign(schema, { type: "object", required: ["id", ...required], properties: { id, ...properties, version } });
}

const fields = parse(readFileSync(join(here, "fields.yaml"), "utf8"));

/** The description of a name, unless the schema that it refers to has one or names its codes. */
function describedByName(name, schema, ctx) {
  const { description, "x-labels": labels } = (schema?.$ref ? ctx.resolve(schema).node : schema) ?? {};
  return description === undefined && !labels && !schema?.["x-labels-of"] ? fields[name] : undefined;
}

const json = (schema) => ({ "application/json": { schema } });

const envelope = (data) => ({
  type: "object",
  required: ["code", "message", "data"],
  properties: { code: { type: "integer", const: 200 }, message: { type: ["string", "null"] }, data },
});

const addedId = (entity) => ({
  description: "The id of what was added; other providers answer nothing.",
  oneOf: [{ type: "object", required: ["id"], properties: { id: { type: "integer", "x-entity": entity } } }, { type: "null" }],
});

const pageOf = (row) => ({
  type: "object",
  required: ["page", "limit", "totalPage", "total", "list"],
  properties: {
    page: { type: "integer" },
    limit: { type: "integer" },
    totalPage: { type: "integer" },
    total: { type: "integer" },
    list: { type: "array", items: row },
  },
});
