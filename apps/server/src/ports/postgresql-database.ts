import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Database } from "./database";

/** How the server connects to PostgreSQL. */
export interface PostgresqlOptions {
  url: string;
  /** Connections at most for the work of shops. */
  size?: number;
  /** Another schema than public, for tests that share a server. */
  schema?: string;
  onError: (error: Error) => void;
}

const LOOKUP_CONNECTIONS = 2;

/** A PostgreSQL server: a pool for the work of shops, and a small one for lookups that must not wait behind it. */
export async function postgresqlDatabase({ url, size = 10, schema, onError }: PostgresqlOptions): Promise<Database> {
  const searchPath = schema ? ` -c search_path=${schema}` : "";
  const poolOf = (max: number, patience: number) => {
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: patience,
      statement_timeout: 30_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 60_000,
      options: `-c timezone=UTC${searchPath}`,
      application_name: "shopkeeper",
    });
    // a connection that breaks while it is in use reports it itself: unheard, that would end the process
    pool.on("connect", (client) => client.on("error", onError));
    return pool.on("error", onError);
  };
  const pools = { work: poolOf(size, 10_000), lookups: poolOf(LOOKUP_CONNECTIONS, 3_000) };
  const db = drizzle(pools.work);
  await pools.work.query("select 1");
  return {
    kind: "postgresql",
    connections: size,
    db,
    lookups: drizzle(pools.lookups),
    transaction: (work) => db.transaction(work),
    ping: async () => void (await pools.lookups.query("select 1")),
    checkpoint: () => Promise.resolve(),
    close: async () => void (await Promise.all([pools.work.end(), pools.lookups.end()])),
  };
}
