import { bodyBytes } from "../core/body-bytes";
import { contractOperations, follow, type WireOperation, type WireSchema } from "../core/wire-schema";
import { requestOf } from "../test-call";
import { HEALTH_MS, slowestHealth } from "../test-health";
import type { startServer } from "../testing";

type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A body, and what it tries. */
interface OversizedBody {
  title: string;
  text: string;
}

/**
 * Sends long lists, long texts and deep nesting to each field of each body, at most `mostBytes` at once.
 *
 * A fault is a 5xx, or a call of health that waits too long.
 */
export async function oversizedFaults(server: TestServer, mostBytes: number): Promise<string[]> {
  const { token } = await server.createShop();
  const faults: string[] = [];
  for (const operation of contractOperations()) {
    if (!operation.body) continue;
    const bytes = Math.min(mostBytes, bodyBytes(operation) - 1_000);
    for (const { title, text } of oversizedBodies(operation, bytes)) {
      let status = 0;
      const waited = await slowestHealth(server, async () => (status = await send(server, operation, token, text)));
      if (status >= 500) faults.push(`${operation.id}: ${title} was answered ${status}`);
      if (waited > HEALTH_MS) faults.push(`${operation.id}: ${title} held health for ${Math.round(waited)} ms`);
    }
  }
  return faults;
}

async function send(server: TestServer, operation: WireOperation, token: string, text: string): Promise<number> {
  const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, 1]));
  const { url, method, headers } = requestOf(operation.id, { token, path, body: {} });
  const response = await server.fetch(new Request(url, { method, headers, body: text }));
  await response.text();
  return response.status;
}

function oversizedBodies({ body }: WireOperation, bytes: number): OversizedBody[] {
  const schema = follow(body?.schema ?? {});
  const nested = "[".repeat(bytes / 2) + "]".repeat(bytes / 2);
  const bodies = [
    { title: "nesting", text: nested },
    { title: "a list", text: listOf("{}", bytes) },
  ];
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const at = (title: string, value: string) => bodies.push({ title: `${title} in ${name}`, text: `{${JSON.stringify(name)}:${value}}` });
    at("nesting", nested);
    at("nested objects", `${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}`);
    for (const entry of ["{}", "[]", "null", entryOf(field)]) at(`a list of ${entry.slice(0, 20)}`, listOf(entry, bytes));
    for (const word of [" ", "<", "1,", "\\\\", "!"]) at(`a text of ${word}`, `"${word.repeat((bytes - 100) / word.length)}x"`);
  }
  return bodies;
}

const listOf = (entry: string, bytes: number) => `[${Array.from({ length: bytes / (entry.length + 1) }, () => entry).join(",")}]`;

/** An entry of a list, or a row of it, with every field wrong. */
function entryOf(field: WireSchema): string {
  const { properties = {} } = follow(follow(field).items ?? {});
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((name) => [name, {}])));
}
