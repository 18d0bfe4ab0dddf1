import { timingSafeEqual } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hexOf } from "../core/digest";
import { systemRandom } from "../ports/random";
import { isLoopback } from "./settings";

/** A command that the server runs for a program of the same machine. */
export type Command = (options: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * A socket for commands (seeding, simulating), since a second process may not open the database.
 *
 * It answers only a program on this machine that can read the token file in the data folder.
 */
export function commandSocket(folder: string, commands: Readonly<Record<string, Command>>) {
  const token = hexOf(systemRandom.bytes(32));
  const path = join(folder, "command-socket.json");

  return {
    /** Tells programs that may read the data folder where the socket is. */
    announce(address: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, JSON.stringify({ address, token, pid: process.pid }), { mode: 0o600 });
    },

    /** Takes the announcement back. */
    close: () => rmSync(path, { force: true }),

    /** The answer to a command; undefined for whoever may not even know of the socket. */
    async open(request: Request, peer: string): Promise<Response | undefined> {
      const name = /^\/internal\/([a-z-]+)$/.exec(new URL(request.url).pathname)?.[1];
      const command = name && Object.hasOwn(commands, name) ? commands[name] : undefined;
      const isNear = isLoopback(peer.replace(/^::ffff:/, "")) && !request.headers.has("x-forwarded-for");
      if (!command || request.method !== "POST" || !isNear || !isSame(request.headers.get("x-command-token") ?? "", token))
        return undefined;
      try {
        const options: unknown = await request.json();
        const result = await command(typeof options === "object" && options !== null ? { ...options } : {});
        return Response.json({ code: 200, message: null, data: result ?? null });
      } catch (failure) {
        return Response.json(
          { code: 500, message: failure instanceof Error ? failure.message : String(failure), data: null },
          { status: 500 },
        );
      }
    },
  };
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
