import type { Cluster } from "./postgresql.d.mts";

/** A Citus of installed binaries. */
export interface Citus {
  coordinator: Cluster;
  workers: Cluster[];
  stop(): void;
}

/** Starts a coordinator and its workers, and as many machines that it does not know yet. */
export function startCitus(options?: {
  workers?: number;
  spare?: number;
  settings?: readonly string[];
}): Promise<Citus & { spare: Cluster[] }>;
