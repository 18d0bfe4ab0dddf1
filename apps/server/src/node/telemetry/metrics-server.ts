import { memberOf } from "@shopkeeper/sdk/rules/core";
import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerMetrics } from "./metrics";
import { PortTakenError } from "../port-taken-error";

/** Answers `/metrics` on a port of its own, which no balancer exposes. */
export async function metricsServer({ text, contentType }: ServerMetrics, { host, port }: { host: string; port: number }) {
  const http = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { "Content-Type": contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  http.listen(port, host);
  try {
    await once(http, "listening");
  } catch (failure) {
    if (failure instanceof Error && memberOf(failure, "code") === "EADDRINUSE")
      throw new PortTakenError(`Port ${port} on ${host} is taken by another program. Stop it, or set METRICS_PORT to another number.`);
    throw failure;
  }
  const bound = http.address();
  return {
    port: typeof bound === "object" && bound ? bound.port : port,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}
