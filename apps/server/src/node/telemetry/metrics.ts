import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Job } from "../../jobs/jobs";
import type { Database } from "../../ports/database";
import type { Telemetry } from "../../ports/telemetry";
import { busiestShops } from "./busiest-shops";

/** The sources of the metrics of a running server. */
export interface MetricsSource {
  database: Pick<Database, "pool">;
  jobs: readonly Job[];
}

const TOP = 10;
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** The metrics of one server, in its own registry. */
export function serverMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let source: MetricsSource | undefined;
  const shops = busiestShops();

  const requests = new Counter({
    ...{ name: "shopkeeper_requests_total", help: "Answered requests of the API.", labelNames: ["operation", "status"], registers },
  });
  const seconds = new Histogram({
    ...{ name: "shopkeeper_request_seconds", help: "How long requests of the API took.", labelNames: ["operation"], registers },
    buckets: SECONDS,
  });
  const running = new Gauge({ name: "shopkeeper_requests_running", help: "Requests of the API that are in work.", registers });
  const looks = new Counter({
    ...{ name: "shopkeeper_cache_lookups_total", help: "Looks into caches.", labelNames: ["cache", "result"], registers },
  });
  const runs = new Counter({
    ...{ name: "shopkeeper_job_runs_total", help: "Runs of jobs that have ended.", labelNames: ["name", "result"], registers },
  });
  const jobSeconds = new Counter({
    ...{ name: "shopkeeper_job_seconds_total", help: "How long jobs have run.", labelNames: ["name"], registers },
  });
  new Gauge({
    ...{ name: "shopkeeper_job_state", help: "1 for the state that a job is in.", labelNames: ["name", "state"], registers },
    collect() {
      this.reset();
      for (const { name, state } of source?.jobs ?? [])
        for (const each of ["working", "failing", "late"]) this.set({ name, state: each }, Number(state === each));
    },
  });
  new Gauge({
    ...{ name: "shopkeeper_job_due", help: "1 where a job does its work at its next turn, 0 while it waits after a failure.", registers },
    labelNames: ["name"],
    collect() {
      this.reset();
      for (const { name, isDue } of source?.jobs ?? []) this.set({ name }, Number(isDue));
    },
  });
  new Gauge({
    ...{ name: "shopkeeper_database_connections", help: "Connections to PostgreSQL, and requests that wait for one.", registers },
    labelNames: ["pool", "state"],
    collect() {
      this.reset();
      for (const [pool, counts] of Object.entries(source?.database.pool?.() ?? {}))
        for (const [state, count] of Object.entries(counts)) this.set({ pool, state }, count);
    },
  });
  new Gauge({
    ...{ name: "shopkeeper_shop_requests", help: "Requests of the ten busiest shops in the last five minutes.", registers },
    labelNames: ["shop"],
    collect() {
      this.reset();
      for (const [merId, count] of shops.top(TOP)) this.set({ shop: merId }, count);
    },
  });

  const telemetry: Telemetry = {
    async request(operation, _request, work) {
      running.inc();
      const end = seconds.startTimer({ operation });
      let status = 500;
      try {
        const result = await work();
        ({ status } = result);
        return result;
      } finally {
        end();
        running.dec();
        requests.inc({ operation, status });
      }
    },
    shop: shops.count,
    cache: (cache, isHit) => looks.inc({ cache, result: isHit ? "hit" : "miss" }),
    async job(name, work) {
      const start = performance.now();
      let result = "failed";
      try {
        await work();
        result = "done";
      } finally {
        jobSeconds.inc({ name }, (performance.now() - start) / 1000);
        runs.inc({ name, result });
      }
    },
  };

  return {
    telemetry,
    /** Gauges are read from this server from now on. */
    readFrom: (server: MetricsSource) => void (source = server),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** The result of `serverMetrics`. */
export type ServerMetrics = ReturnType<typeof serverMetrics>;
