import { drizzle } from "drizzle-orm/node-postgres";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type PoolConfig, types } from "pg";
import { type Database, isReadOnly, type Executor } from "../ports/database";
import { postgresqlAddress } from "./postgresql-address";
import { postgresqlHosts } from "./postgresql-hosts";
import type { WatchStatement } from "../ports/telemetry";
import { watchQueries } from "./watch-queries";

export interface PostgresqlOptions {
  url: string;
  /** The most connections for the work of shops. */
  size?: number;
  onError: (error: Error) => void;
  /** Called for each statement. */
  watch?: WatchStatement | undefined;
  /** Milliseconds of silence after which a connection is given up: for the work of shops, and for lookups. */
  silence?: { work: number; lookups: number };
}

/** Citus takes several times as long to plan a lookup. */
const LOOKUP_CONNECTIONS = { usual: 2, citus: 4 };
const STATEMENT_MS = 30_000;
const CLOSE_MS = 5_000;
/** After this time the database rolls back the transaction of a lost node; until then the writes of its shop wait. */
const IDLE_MS = 20_000;

const usualSilence = { work: STATEMENT_MS + 5_000, lookups: 2_000 };

// ids and counts: integers that JavaScript represents exactly
types.setTypeParser(types.builtins.INT8, Number);

/** Behind a pooler each transaction gets another session, so the limits are set per transaction. */
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = ${IDLE_MS}`;
const LOCKS = "set local lock_timeout = 5000";
/** Citus forwards a message that contains a SET, as a whole, to the machines where the locks are. */
const citusBegin = [`${BEGIN}; set local citus.propagate_set_commands = local`, LOCKS];

/**
 * A PostgreSQL server, or the writable one of several: a pool for the work of shops, and a small one for lookups, which must not wait.
 *
 * The server's own time limits end slow statements of transactions. A single statement, or a connection whose server disappeared, is given
 * up by the client when nothing arrives for longer than the limit: it cancels the statement and destroys the connection, and the next call
 * opens another.
 *
 * Nothing depends on a session (settings, named statements, locks), so that a pooler in transaction mode may be used.
 */
export async function postgresqlDatabase(options: PostgresqlOptions): Promise<Database> {
  const { url, size = 10, silence = usualSilence, onError, watch } = options;
  const address = postgresqlAddress(url);
  const hosts = postgresqlHosts(address, {
    connectionString: address.rest,
    application_name: "shopkeeper",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const isCitus = await hasCitus();
  const begin = isCitus ? citusBegin : [`${BEGIN}; ${LOCKS}`];
  const work = poolOf({ Client: hosts.clientOf({ silenceMs: silence.work, begin }), max: size, connectionTimeoutMillis: 10_000 });
  const lookups = poolOf({
    Client: hosts.clientOf({ silenceMs: silence.lookups }),
    max: LOOKUP_CONNECTIONS[isCitus ? "citus" : "usual"],
    connectionTimeoutMillis: 5_000,
  });
  const LongClient = hosts.clientOf({});

  async function hasCitus(): Promise<boolean> {
    const First = hosts.clientOf({ silenceMs: silence.work });
    const client = new First({ connectionTimeoutMillis: 10_000 });
    client.on("error", onError);
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_extension where extname = 'citus'");
      return rowCount === 1;
    } finally {
      client.end().catch(onError);
    }
  }

  function poolOf(config: PoolConfig): Pool {
    const pool = new Pool(config);
    if (watch) {
      watchQueries(pool, watch);
      pool.on("connect", (client) => watchQueries(client, watch));
    }
    // a connection that breaks while in use emits `error` itself; without a listener that would end the process
    pool.on("connect", (client) => client.on("error", onError));
    pool.on("release", (failure, client) => hosts.judge(failure, client));
    return pool.on("error", onError);
  }

  async function ping(pool: Pool) {
    const client = await pool.connect();
    let failure: unknown;
    try {
      await hosts.assertUsable(client);
    } catch (refused) {
      failure = refused;
      throw refused;
    } finally {
      client.release(failure instanceof Error ? failure : undefined);
    }
  }

  /** A server that became read-only was demoted: its connections are not reused. */
  async function inTransaction<Result>(run: (transaction: Executor) => Promise<Result>): Promise<Result> {
    const client = await work.connect();
    let failure: unknown;
    try {
      return await drizzle(client).transaction(run);
    } catch (raised) {
      failure = raised;
      throw raised;
    } finally {
      client.release(failure instanceof Error && isReadOnly(failure) ? failure : undefined);
    }
  }

  async function inLongTransaction<Result>(run: (transaction: Executor) => Promise<Result>): Promise<Result> {
    const client = new LongClient({ connectionTimeoutMillis: 10_000 });
    client.on("error", onError);
    await client.connect();
    try {
      return await drizzle(client).transaction(run);
    } finally {
      await client.end();
    }
  }

  return {
    kind: "postgresql",
    connections: size,
    db: drizzle(work),
    lookups: drizzle(lookups),
    transaction: (run, { isLong = false } = {}) => (isLong ? inLongTransaction(run) : inTransaction(run)),
    ping: () => ping(lookups),
    pool: () => ({ work: countsOf(work), lookups: countsOf(lookups) }),
    checkpoint: () => Promise.resolve(),
    close: async () => void (await Promise.race([Promise.all([work.end(), lookups.end()]), sleep(CLOSE_MS, undefined, { ref: false })])),
  };
}

const countsOf = ({ totalCount: total, idleCount: idle, waitingCount: waiting }: Pool) => ({ total, idle, waiting });
