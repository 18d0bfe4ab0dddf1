/** Metrics and traces of a server, where they are switched on. */
export interface Telemetry {
  /** Runs the work of a request; everything in `work` belongs to its trace. */
  request<Result extends { status: number }>(operation: string, request: Request, work: () => Promise<Result>): Promise<Result>;
  /** Counts a request for a shop. */
  shop(merId: number): void;
  /** Counts a cache lookup. */
  cache(name: string, isHit: boolean): void;
  /** Runs a job of a domain. */
  job(name: string, work: () => Promise<void>): Promise<void>;
}

/** Traces one statement of the database; the returned function is called when the statement has ended. */
export type WatchStatement = (text: string) => (failure?: unknown) => void;

/** No metrics and traces. */
export const noTelemetry: Telemetry = {
  request: (_operation, _request, work) => work(),
  shop: () => undefined,
  cache: () => undefined,
  job: (_name, work) => work(),
};
