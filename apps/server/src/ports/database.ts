import type { Executor } from "../core/scope";

/** PostgreSQL, wherever it runs. */
export interface Database {
  readonly kind: "pglite" | "postgresql";
  /** For single reads; while a transaction of the same call is open nothing may go through it. */
  readonly db: Executor;
  /** For the session of a request and the server's health, which never wait behind the work of shops. */
  readonly lookups: Executor;
  transaction<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result>;
  /** Rejects where the database does not answer; it never waits behind the work of shops. */
  ping(): Promise<void>;
  /** Empties the database's log of changes when it has grown, where the database does not do so itself. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/** The SQLSTATE behind a failure, or undefined when the database did not raise it. */
export const sqlState = (error: unknown) => causesOf(error).map(codeOf).find(isSqlState);

/**
 * Whether the database could not do the work now: a connection was lost or not to be had, or a time limit passed.
 *
 * After a COMMIT without an answer the work may be done; the same write with its Idempotency-Key settles it.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08...|57P0[123]|57014|55P03|53300)$/.test(state);
  return causesOf(error).some((cause) => LOST.has(codeOf(cause) ?? "") || LOST_SENTENCE.test(cause.message));
}

const LOST = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
// `pg` has no codes for these
const LOST_SENTENCE = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const isSqlState = (code: string | undefined) => code !== undefined && code !== "EPIPE" && /^[0-9A-Z]{5}$/.test(code);

function codeOf(cause: Error): string | undefined {
  const code: unknown = Reflect.get(cause, "code");
  return typeof code === "string" ? code : undefined;
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
