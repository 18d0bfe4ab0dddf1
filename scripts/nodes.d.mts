/** A node of the built server. */
export interface Node {
  port: number;
  url: string;
  pid(): number;
  /** All that it printed so far. */
  output(): string;
  isReady(): Promise<boolean>;
  /** Starts the process, of the release in a folder; resolves once it is ready. */
  start(folder?: string): Promise<void>;
  /** Ends the process: SIGTERM lets it drain. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts so many nodes on a database and a folder; resolves once each is ready. */
export function startNodes(count: number, on: { databaseUrl: string; dataDir: string; env?: Record<string, string> }): Promise<Node[]>;

/** Runs a command of the nodes on a folder. */
export function commandNodes(dataDir: string, name: string, options: Record<string, unknown>): Promise<unknown>;
