import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Database } from "./database";

/** What a pool of connections may be told. */
export interface PostgresqlOptions {
  url: string;
  /** Connections at most. */
  size?: number;
  /** Another schema than public, for tests that share a server. */
  schema?: string;
  onError: (error: Error) => void;
}

/** A PostgreSQL server, through a small pool. */
export async function postgresqlDatabase({ url, size = 10, schema, onError }: PostgresqlOptions): Promise<Database> {
  const searchPath = schema ? ` -c search_path=${schema}` : "";
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: `-c timezone=UTC${searchPath}`,
    application_name: "shopkeeper",
  });
  pool.on("error", onError);
  const db = drizzle(pool);
  await pool.query("select 1");
  return {
    kind: "postgresql",
    db,
    transaction: (work) => db.transaction(work),
    close: () => pool.end(),
  };
}
