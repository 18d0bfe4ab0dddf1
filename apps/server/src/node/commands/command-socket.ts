import { getRequestListener } from "@hono/node-server";
import { timingSafeEqual } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { hexOf } from "../../core/digest";
import { systemRandom } from "../../ports/random";
import type { Command } from "./command";
import { sentenceOf } from "./command-error";

const LOOPBACK = "127.0.0.1";

/**
 * A socket for commands (opening a shop, seeding, verifying), since a second process may not open the database.
 *
 * It listens on a port of its own, which only programs of this machine reach, whatever address the server itself listens on,
 * and answers callers that can read the token file in the data folder.
 */
export function commandSocket(folder: string, commands: ReadonlyMap<string, Command>) {
  const token = hexOf(systemRandom.bytes(32));
  const path = join(folder, "command-socket.json");
  const http = createServer({ requestTimeout: 30_000 }, (incoming, outgoing) => void listener(incoming, outgoing));
  const listener = getRequestListener(open);

  async function open(request: Request): Promise<Response> {
    const name = /^\/internal\/([a-z-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? "";
    const command = commands.get(name);
    if (!command || request.method !== "POST" || !isSame(request.headers.get("x-command-token") ?? "", token)) {
      return Response.json({ code: 404, message: "There is no such command.", data: null }, { status: 404 });
    }
    try {
      const options: unknown = await request.json();
      const result = await command(typeof options === "object" && options !== null ? { ...options } : {});
      return Response.json({ code: 200, message: null, data: result ?? null });
    } catch (failure) {
      return Response.json({ code: 500, message: sentenceOf(failure), data: null }, { status: 500 });
    }
  }

  return {
    /** Opens the socket, and writes its address for programs that may read the data folder. */
    async announce() {
      await new Promise<void>((resolve, reject) => http.once("error", reject).listen(0, LOOPBACK, resolve));
      const bound = http.address();
      const port = typeof bound === "object" && bound ? bound.port : 0;
      writeFileSync(path, JSON.stringify({ address: `http://${LOOPBACK}:${port}`, token, pid: process.pid }), { mode: 0o600 });
    },

    /** Closes the socket and removes the announcement. */
    close() {
      rmSync(path, { force: true });
      http.close();
      http.closeAllConnections();
    },
  };
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
