import { setTimeout as sleep } from "node:timers/promises";
import { noTelemetry, type Telemetry, type WatchStatement } from "../../ports/telemetry";
import type { ServerMetrics } from "./metrics";
import type { Settings } from "../settings";

/** Metrics and traces of a server in Node. */
export interface NodeTelemetry {
  telemetry: Telemetry;
  metrics?: ServerMetrics;
  watchStatement?: WatchStatement;
  /** Fields for every line of the log. */
  ids(): object | undefined;
  close(): Promise<void>;
}

const CLOSE_MS = 3_000;

/** Metrics and traces by the settings; their libraries are loaded only if needed. */
export async function nodeTelemetry({ metricsPort, traces: wanted }: Pick<Settings, "metricsPort" | "traces">): Promise<NodeTelemetry> {
  const metrics = metricsPort === undefined ? undefined : (await import("./metrics")).serverMetrics();
  const traces = wanted && (await import("./traces")).serverTraces(wanted);
  const counted = metrics?.telemetry ?? noTelemetry;
  if (!traces) return { telemetry: counted, metrics, ids: () => undefined, close: async () => undefined };
  return {
    telemetry: {
      ...counted,
      request: (operation, request, work) => traces.request(operation, request, () => counted.request(operation, request, work)),
    },
    metrics,
    watchStatement: traces.watchStatement,
    ids: traces.ids,
    async close() {
      // an unreachable collector does not delay the server's end
      await Promise.race([traces.close().catch(() => undefined), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
