import type { Executor } from "../core/scope";

/** PostgreSQL, wherever it runs. */
export interface Database {
  readonly kind: "pglite" | "postgresql";
  /** For single reads; while a transaction of the same call is open nothing may go through it. */
  readonly db: Executor;
  transaction<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The SQLSTATE behind a failure, or undefined when the database did not raise it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, "code");
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
