import type { Database } from "../../ports/database";
import type { Ports } from "../../ports/ports";

/** What commands run on. */
export type Place = Ports & {
  database: Database;
  /** Tells whoever waits how far a long command is. */
  say?: (line: string) => void;
};

/** What the server does for a program of the same machine; `options` come unchecked. */
export type Command = (options: Readonly<Record<string, unknown>>) => Promise<unknown>;
