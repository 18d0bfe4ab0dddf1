import { types, type PGlite, type Transaction } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "../ports/database";
import type { WatchStatement } from "../ports/telemetry";
import { watchQueries } from "./watch-queries";

/** A checkpoint writes the contents of the log; this many bytes take less time than the limit of a health check. */
const LOG_BYTES = 16 * 1024 * 1024;

/** The embedded database: PostgreSQL compiled to WebAssembly, one connection, in Node or in a page. */
export async function pgliteDatabase(client: PGlite, watch?: WatchStatement): Promise<Database> {
  await client.exec("set timezone = 'UTC'");
  const db = drizzle(readAsText(client, watch));
  return {
    kind: "pglite",
    connections: 1,
    db,
    lookups: db,
    transaction: (work) => db.transaction(work),
    // the database is in this process, and a statement would wait for the running one
    ping: () => (client.closed ? Promise.reject(new Error("The database is closed.")) : Promise.resolve()),
    // a single process has no checkpointer, so the log would grow until the server ends
    async checkpoint() {
      if ((await logBytes(client)) > LOG_BYTES) await client.exec("checkpoint");
    },
    close: () => client.close(),
  };
}

/** Dates, times and intervals, and the arrays of them and of numerics. */
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

/**
 * Reads as text the types that Drizzle wants as text, and ignores the parsers of a query.
 *
 * Drizzle passes its parsers with every query, for which PGlite copies its own of some 500 types: that takes longer than the rest of a
 * small query.
 */
function readAsText(client: PGlite, watch?: WatchStatement): PGlite {
  for (const type of textTypes) client.parsers[type] = (value) => value;
  const transaction = client.transaction.bind(client);
  client.query = withoutParsers(client.query.bind(client));
  if (watch) watchQueries(client, watch);
  client.transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    transaction<Result>((tx) => {
      Object.assign(tx, { query: withoutParsers(tx.query) });
      if (watch) watchQueries(tx, watch);
      return work(tx);
    });
  return client;
}

const withoutParsers =
  (query: Transaction["query"]): Transaction["query"] =>
  (text, values, options) =>
    query(text, values, { ...options, parsers: undefined });

/** Bytes written to the log since the last checkpoint. */
async function logBytes(client: PGlite) {
  const { rows } = await client.query<{ bytes: number }>(
    "select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()",
  );
  return rows[0]?.bytes ?? 0;
}
