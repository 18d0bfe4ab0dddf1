import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/node-postgres";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type PoolConfig, types } from "pg";
import { type Database, isReadOnly } from "./database";
import type { Executor } from "../core/scope";

/** How the server connects to PostgreSQL. */
export interface PostgresqlOptions {
  url: string;
  /** Connections at most for the work of shops. */
  size?: number;
  /** Another schema than public, for tests that share a server. */
  schema?: string;
  onError: (error: Error) => void;
  /** Milliseconds after which a connection is given up whose server is silent: one for the work of shops, one for lookups. */
  silence?: { work: number; lookups: number };
  /** Hears each statement. */
  logger?: Logger;
}

const LOOKUP_CONNECTIONS = 2;
const STATEMENT_MS = 30_000;
const CLOSE_MS = 5_000;

const usualSilence = { work: STATEMENT_MS + 5_000, lookups: 2_000 };

// ids and counts: whole numbers that JavaScript holds exactly
types.setTypeParser(types.builtins.INT8, Number);

/**
 * A PostgreSQL server: a pool for the work of shops, and a small one for lookups that must not wait behind it.
 *
 * The server's own time limits end slow statements. A server that went away without a word answers nothing, so the client
 * has limits as well: a lookup is given up by its own, and a connection of a shop is closed when nothing arrives for longer than
 * a statement may take. Both destroy the connection, and the next call opens another.
 */
export async function postgresqlDatabase(options: PostgresqlOptions): Promise<Database> {
  const { size = 10, silence = usualSilence, logger } = options;
  const work = poolOf(options, { max: size, connectionTimeoutMillis: 10_000, stream: () => limitedSocket(silence.work) });
  const lookups = poolOf(options, { max: LOOKUP_CONNECTIONS, connectionTimeoutMillis: 3_000, query_timeout: silence.lookups });
  await work.query("select 1");
  return {
    kind: "postgresql",
    connections: size,
    db: drizzle(work, { logger }),
    lookups: drizzle(lookups, { logger }),
    transaction: (run) => inTransaction(work, run, logger),
    ping: async () => void (await lookups.query("select 1")),
    checkpoint: () => Promise.resolve(),
    close: async () => void (await Promise.race([Promise.all([work.end(), lookups.end()]), sleep(CLOSE_MS, undefined, { ref: false })])),
  };
}

function poolOf({ url, schema, onError }: PostgresqlOptions, config: PoolConfig): Pool {
  const searchPath = schema ? ` -c search_path=${schema}` : "";
  const pool = new Pool({
    connectionString: url,
    statement_timeout: STATEMENT_MS,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    options: `-c timezone=UTC${searchPath}`,
    application_name: "shopkeeper",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
  });
  // a connection that breaks while it is in use reports it itself: unheard, that would end the process
  pool.on("connect", (client) => client.on("error", onError));
  return pool.on("error", onError);
}

/** A socket that closes itself when nothing passes for `ms` milliseconds; an idle connection leaves its pool before that. */
function limitedSocket(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy(new Error("Connection terminated: the database is silent")));
}

/** A server that became read-only was demoted: its connections are not used again. */
async function inTransaction<Result>(pool: Pool, run: (transaction: Executor) => Promise<Result>, logger?: Logger): Promise<Result> {
  const client = await pool.connect();
  let isDemoted = false;
  try {
    return await drizzle(client, { logger }).transaction(run);
  } catch (failure) {
    isDemoted = isReadOnly(failure);
    throw failure;
  } finally {
    client.release(isDemoted);
  }
}
