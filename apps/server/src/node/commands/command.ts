import type { Database } from "../../ports/database";
import type { Ports } from "../../ports/ports";

/** The ports and the database that a command runs on. */
export type Place = Ports & {
  database: Database;
  /** Reports the progress of a long command to the caller. */
  say?: (line: string) => void;
};

/** An operation of the server for a program on the same machine; `options` are unchecked. */
export type Command = (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
