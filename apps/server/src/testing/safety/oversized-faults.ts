import { bodyBytes } from "../../kernel/body-bytes";
import { contractOperations, follow, type WireOperation, type WireSchema } from "../../contract/wire-schema";
import { requestOf } from "../test-call";
import { HEALTH_MS, slowestHealth } from "../test-health";
import type { startServer } from "../start-server";
import { credentialOf, safetyShop } from "./safety-shops";

type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A body, with the name of its attack. */
interface OversizedBody {
  title: string;
  text: string;
}

/** The extent of the test: the largest body, and whether each field is tested alone. */
export interface OversizedOptions {
  mostBytes: number;
  isFieldByField: boolean;
}

/**
 * Sends long lists, long texts, dense tags and deep nesting to the fields of each body, and to the fields of their rows.
 *
 * A fault is a 5xx, or a health check that waits too long.
 */
export async function oversizedFaults(server: TestServer, { mostBytes, isFieldByField }: OversizedOptions): Promise<string[]> {
  const shop = await safetyShop(server.createShop, server.database.db, "oversized");
  const faults: string[] = [];
  for (const operation of contractOperations()) {
    if (!operation.body) continue;
    const token = credentialOf(operation, shop);
    const bytes = Math.min(mostBytes, bodyBytes(operation) - 1_000);
    for (const { title, text } of oversizedBodies(operation, bytes, isFieldByField)) {
      let status = 0;
      const waited = await slowestHealth(server, async () => (status = await send(server, operation, token, text)));
      if (status >= 500) faults.push(`${operation.id}: ${title} was answered ${status}`);
      if (waited > HEALTH_MS) faults.push(`${operation.id}: ${title} held health for ${Math.round(waited)} ms`);
    }
  }
  return faults;
}

async function send(server: TestServer, operation: WireOperation, token: string | undefined, text: string): Promise<number> {
  const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, 1]));
  const { url, method, headers } = requestOf(operation.id, { token, path, body: {} });
  const response = await server.fetch(new Request(url, { method, headers, body: text }));
  await response.text();
  return response.status;
}

function oversizedBodies({ body }: WireOperation, bytes: number, isFieldByField: boolean): OversizedBody[] {
  const fields = Object.entries(follow(body?.schema ?? {}).properties ?? {});
  const groups = isFieldByField ? fields.map((field) => [field]) : [fields];
  const bodies = [
    { title: "nesting", text: nested("[", "]", bytes) },
    { title: "a list", text: listOf("{}", bytes) },
  ];
  for (const group of groups) {
    const share = Math.floor(bytes / group.length) - 100;
    const add = (title: string, valueOf: (field: WireSchema) => string) => {
      const values = group.map(([name, field]) => `${JSON.stringify(name)}:${valueOf(field)}`);
      bodies.push({ title: `${title} in ${group.map(([name]) => name).join()}`, text: `{${values.join()}}` });
    };
    add("nesting", () => nested("[", "]", share));
    add("nested objects", () => nested('{"a":', "}", share));
    for (const entry of ["{}", "[]", "null"]) add(`a list of ${entry}`, () => listOf(entry, share));
    add("a list of broken rows", (field) => listOf(brokenRow(field), share));
    for (const word of [" ", "<", "1,", "\\\\", "!", "<b><p>"]) add(`a text of ${word}`, (field) => textsOf(follow(field), word, share));
  }
  return bodies;
}

const nested = (open: string, close: string, bytes: number) => {
  const depth = Math.max(1, bytes / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

const listOf = (entry: string, bytes: number) => `[${Array.from({ length: bytes / (entry.length + 1) }, () => entry).join(",")}]`;

/** A row of a list with only wrong fields. */
function brokenRow(field: WireSchema): string {
  const { properties = {} } = follow(follow(field).items ?? {});
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((name) => [name, {}])));
}

/** A long text in every field, also where a list of rows or an object is expected. */
function textsOf(schema: WireSchema, word: string, bytes: number): string {
  const { properties } = schema.items ? follow(schema.items) : schema;
  if (!properties) return `"${word.repeat(Math.max(0, bytes / word.length))}x"`;
  const names = Object.keys(properties);
  const fields = names.map((name) => `${JSON.stringify(name)}:"${word.repeat(Math.max(0, bytes / names.length - 40) / word.length)}x"`);
  return schema.items ? `[{${fields.join()}}]` : `{${fields.join()}}`;
}
