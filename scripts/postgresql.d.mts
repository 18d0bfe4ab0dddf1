/** A PostgreSQL server of installed binaries. */
export interface Cluster {
  url: string;
  /** Its address and port, as a list of servers names it. */
  host: string;
  stop(): void;
  /** Ends it as a power cut does. */
  kill(): void;
  /** Lets it answer nothing more, while its port still takes connections. */
  freeze(): void;
  /** Ends it without waiting for its connections, so that it may start again. */
  halt(): void;
  start(): void;
  /** Makes a standby take writes. */
  promote(): void;
}

/** Starts a server on a folder of its own below `disk`: a new database, or a standby that follows the server at `follows`. */
export function startCluster(options?: { settings?: readonly string[]; follows?: string; port?: number; disk?: string }): Promise<Cluster>;

/** A port that nothing listens on. */
export function freePort(): Promise<number>;
