// The published contract: with an example for each operation, its possible refusals, and names of codes.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { codes, contract } from "@shopkeeper/sdk/contract";
import { publishedExample } from "@shopkeeper/server/published-example";
import { contractOperations } from "@shopkeeper/server/wire-schema";
import { refusalsByOperation } from "./refusals.mjs";

const server = fileURLToPath(new URL("../server", import.meta.url));

/** The shop of the examples: each of its rows is number 1. */
const shop = {
  account: "admin",
  password: "Shopkeeper-1",
  ids: new Proxy({}, { get: () => [1, 2, 3], has: () => true }),
};

/** The document behind /openapi.json. */
export function publishedContract() {
  const document = structuredClone(contract);
  const operations = contractOperations();
  const refusals = refusalsByOperation(join(server), new Set(operations.map(({ id }) => id)), new Set(Object.keys(codes)));
  nameCodes(document, document.components.schemas);
  for (const operation of operations) {
    const target = document.paths[operation.path][operation.method.toLowerCase()];
    addExample(target, operation, document);
    addRefusals(target, operation, refusals[operation.id] ?? []);
    target.description = [target.description, callLine(operation)].filter(Boolean).join("\n\n");
  }
  return document;
}

/** Adds to each enum at any depth the names of its codes in the format that generators read. */
function nameCodes(node, sets) {
  if (typeof node !== "object" || node === null) return;
  for (const part of Object.values(node)) nameCodes(part, sets);
  if (!Array.isArray(node.enum) || node.type === undefined) return;
  const { "x-names": names, "x-labels": labels } = { ...sets[node["x-labels-of"] ?? node["x-codes-of"]], ...node };
  // a code that is a word is its own name
  const nameOf = (value) => names?.[value] ?? (/^[A-Za-z]\w*$/.test(value) ? value : undefined);
  if (node.enum.some((value) => nameOf(value) === undefined)) return;
  node["x-enum-varnames"] = node.enum.map(nameOf);
  node["x-enum-descriptions"] = node.enum.map((value) => labels?.[value]?.en ?? nameOf(value));
}

function addExample(target, operation, document) {
  const { path, query, body } = publishedExample(operation, shop);
  target.parameters = target.parameters?.map((each) => {
    const parameter = each.$ref ? document.components.parameters[each.$ref.split("/").at(-1)] : each;
    const example = { path, query }[parameter.in]?.[parameter.name];
    return example === undefined ? each : { ...parameter, example };
  });
  const json = target.requestBody?.content?.["application/json"];
  if (json && body !== undefined) json.example = body;
}

/** The refusals that every operation of a kind may answer, before its own. */
function usualRefusals({ isPublic, isDevice, isPersonOnly, takesTemporaryPassword, permission, parameters, body, effect }) {
  return [
    ...(parameters.length > 0 || body ? ["invalid"] : []),
    ...(isPublic ? [] : ["unauthorized", ...(takesTemporaryPassword ? [] : ["passwordTemporary"])]),
    ...(isDevice ? ["deviceTokenDead"] : []),
    ...(permission.length > 0 ? ["forbidden"] : []),
    ...(isPersonOnly ? ["personOnly"] : []),
    ...(effect === "write" && !isPublic ? ["keyReused"] : []),
    ...(body ? ["tooLarge", "unsupportedType"] : []),
    "tooMany",
  ];
}

/** Adds a response for each status, with an example for each code. */
function addRefusals(target, operation, own) {
  const keys = [...new Set([...own, ...usualRefusals(operation)])].filter((key) => codes[key].status !== 500);
  target["x-refusals"] = [...new Set(keys.map((key) => codes[key].code))].sort((one, other) => one - other);
  const statuses = [...new Set(keys.map((key) => codes[key].status))].sort();
  for (const status of statuses) {
    const those = keys.filter((key) => codes[key].status === status);
    target.responses[status] ??= {
      description: those.map((key) => `${codes[key].code} ${key}: ${codes[key].en}`).join("\n\n"),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" }, examples: examplesOf(those) } },
    };
  }
}

const examplesOf = (keys) =>
  Object.fromEntries(
    keys.map((key) => [key, { value: { code: codes[key].code, message: codes[key].en, data: { requestId: "0123456789abcdef" } } }]),
  );

/** The SDK method of an operation, by which a reader finds it, and the permissions of its caller. */
const callLine = ({ id, permission }) =>
  [`\`${id}\``, ...(permission.length > 0 ? [`permission ${permission.map((each) => `\`${each}\``).join(" or ")}`] : [])].join(", ");
