import fc from "fast-check";
import { follow, type WireOperation, type WireSchema } from "../../contract/wire-schema";
import { exampleRequest, type Parts } from "./contract-requests";
import { allowedValue, type EntityIds } from "./contract-values";
import type { RequestShop } from "./safety-parts";

const TIME = "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$";

/** The request of an operation that is shown in the reference and sent by a test, with the ids of a shop. */
export function publishedExample(operation: WireOperation, shop: RequestShop): Omit<Parts, "file"> {
  const written = exampleRequest(operation, shop);
  const fields = (place: "path" | "query") => ({
    ...Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && (parameter.required === true || operation.effect === "read"))
        .filter(({ required, schema }) => required === true || "default" in follow(schema))
        .map(({ name, schema }) => [name, exampleValue(schema, shop.ids)]),
    ),
    // rows in a particular state are not available here
    ...Object.fromEntries(Object.entries(written?.[place] ?? {}).filter(([, value]) => value !== undefined)),
  });
  const body = written?.body ?? (operation.body && exampleValue(operation.body.schema, shop.ids));
  return { path: fields("path"), query: fields("query"), body };
}

/** A value that the contract allows: its own example, or the first of several, with required fields only. */
function exampleValue(written: WireSchema, ids: EntityIds): unknown {
  const schema = follow(written);
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return exampleValue({ ...schema, oneOf: undefined, anyOf: undefined, ...follow(first) }, ids);
  const entity = schema["x-entity"] === undefined ? undefined : ids[schema["x-entity"]]?.[0];
  const usual = schema.example ?? schema.default ?? schema.enum?.[0] ?? schema.const;
  const type = [schema.type ?? "null"].flat()[0];
  // 0 is a special value, such as the root of a tree
  if (entity !== undefined && schema.minimum !== 0) return type === "string" ? String(entity) : Number(entity);
  if (usual !== undefined) return usual;
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "string") return exampleText(schema, ids);
  if (type === "array") return exampleList(schema, ids);
  if (type !== "object") return null;
  const properties = schema.properties ?? {};
  return Object.fromEntries(
    (schema.required ?? []).flatMap((name) => (properties[name] ? [[name, exampleValue(properties[name], ids)]] : [])),
  );
}

function exampleText(schema: WireSchema, ids: EntityIds): unknown {
  if (schema.contentSchema) return JSON.stringify(exampleValue(schema.contentSchema, ids));
  if (schema["x-money"] === "decimal" || schema["x-decimal"]) return "12.30";
  if (schema.pattern === TIME) return "2030-05-01 08:00:00";
  if (schema.pattern) return fc.sample(allowedValue(schema, ids), { seed: 7, numRuns: 1 })[0];
  return "Example".padEnd(schema.minLength ?? 0, ".").slice(0, schema.maxLength);
}

function exampleList({ items, minItems = 0, maxItems = 1 }: WireSchema, ids: EntityIds): unknown[] {
  const length = Math.min(Math.max(1, minItems), maxItems);
  return items ? Array.from({ length }, () => exampleValue(items, ids)) : [];
}
