import { memberOf } from "@shopkeeper/sdk/rules/core";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Drizzle on the database or inside an open transaction. */
export type Executor = PgDatabase<PgQueryResultHKT>;

/** PostgreSQL, in any environment. */
export interface Database {
  readonly kind: "pglite" | "postgresql";
  /** The number of connections for shops. */
  readonly connections: number;
  /** For single reads; it must not be used while a transaction of the same call is open. */
  readonly db: Executor;
  /** For the session of a request and the server's health, which never wait behind shops' queries. */
  readonly lookups: Executor;
  /** `isLong` is for migrations and the like, which have longer time limits than a call. */
  transaction<Result>(work: (transaction: Executor) => Promise<Result>, options?: { isLong?: boolean }): Promise<Result>;
  /** Rejects if the database does not answer; it never waits behind shops' queries. */
  ping(): Promise<void>;
  /** The connections of each pool, idle connections, and waiting calls; absent without a pool. */
  pool?(): Readonly<Record<string, { total: number; idle: number; waiting: number }>>;
  /** Truncates the database's write-ahead log when it has grown, where the database does not do so itself. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/** The SQLSTATE behind a failure, or undefined when the database did not raise it. */
export const sqlState = (error: unknown) => causesOf(error).map(codeOf).find(isSqlState);

/**
 * Whether the database, or the storage of files, could not do the work now: a connection was lost or not available, a time
 * limit passed, or the database could not serialize the transaction.
 *
 * After a COMMIT without an answer the work may be done; the same write with its Idempotency-Key settles it.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state === INTERNAL) return causesOf(error).some(({ message }) => LOST_WORKER.test(message));
  if (state !== undefined) return UNAVAILABLE.test(state) || state === READ_ONLY;
  return causesOf(error).some((cause) => isLost(codeOf(cause) ?? "", cause));
}

/** Whether the database refused a write because it is read-only, such as a demoted primary. */
export const isReadOnly = (error: unknown) => sqlState(error) === READ_ONLY;

const READ_ONLY = "25006";
const INTERNAL = "XX000";
// the messages of Citus, and of the PostgreSQL client within it, about a lost worker: they have no SQLSTATE
const LOST_WORKER =
  /^(failure on connection marked as essential|could not establish any connections|failed to prepare transaction|could not commit transaction|execution cannot recover from|postmaster was shut down|another command is already in progress|lost synchronization with server|connection not open|no connection to the server|server closed the connection unexpectedly|could not (receive data from|send data to) server|SSL (SYSCALL error|error|connection has been closed))/;
// connections, shutdown, time limits, serialization, a disk or memory that is full or fails, and a savepoint during
// which a worker was lost
const UNAVAILABLE = /^(3B001|08...|57P0[1234]|57014|55P03|53[0-4]00|58030|25P03|40001|40P01)$/;

const isLost = (code: string, { name, message }: Error) => LOST.test(code) || LOST_SENTENCE.test(message) || LOST_NAMES.has(name);

const LOST_NAMES = new Set(["TimeoutError", "StorageError", "NoHostError"]);
const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/;
// `pg` has no codes for these
const LOST_SENTENCE =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

const isSqlState = (code: string | undefined) => code !== undefined && code !== "EPIPE" && /^[0-9A-Z]{5}$/.test(code);

function codeOf(cause: Error): string | undefined {
  const code: unknown = memberOf(cause, "code");
  return typeof code === "string" ? code : undefined;
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
