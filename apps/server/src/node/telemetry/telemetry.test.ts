import { memberOf } from "@shopkeeper/sdk/rules/core";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { pgliteDatabase } from "../../adapters/pglite-database";
import { pinoLogger } from "./pino-logger";
import { handlers } from "../../generated/domains";
import { call } from "../../testing/test-call";
import { startServer } from "../../testing/start-server";
import { metricsServer } from "./metrics-server";
import { nodeTelemetry, type NodeTelemetry } from "./telemetry";

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A fake collector that keeps the received OTLP over HTTP with JSON. */
async function collector() {
  const spans: Span[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      expect([request.method, request.url]).toEqual(["POST", "/v1/traces"]);
      const sent: Export = JSON.parse(Buffer.concat(parts).toString());
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  closings.push(() => http.close());
  const bound = http.address();
  return { spans, endpoint: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}` };
}

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const valueOf = ({ attributes }: Span, key: string) => attributes.find((each) => each.key === key)?.value;

const metricsOf = async ({ metrics }: NodeTelemetry) => (await metrics?.text()) ?? "";

test("requests are counted by operation and status, with the busiest shops, the caches and the jobs", async () => {
  const watching = await nodeTelemetry({ metricsPort: 0, traces: undefined });
  const failing = { ...handlers, getMenus: () => Promise.reject(new Error("broken")) };
  const server = await startServer({ ports: { telemetry: watching.telemetry }, handlers: failing });
  watching.metrics?.readFrom(server);
  const { token, merId } = await server.createShop({ coupons: 2 });
  for (let round = 0; round < 3; round += 1) await call(server, "listCoupons", { token });
  await call(server, "getMenus", { token });
  await call(server, "listCoupons", { token: "unknown" });
  await server.fetch(new Request("http://shop.test/api/nowhere/1"));
  await server.jobs.find(({ name }) => name === "exports")?.run();
  const text = await metricsOf(watching);
  expect(text).toContain('shopkeeper_requests_total{operation="listCoupons",status="200"} 3');
  expect(text).toContain('shopkeeper_requests_total{operation="listCoupons",status="401"} 1');
  expect(text).toContain('shopkeeper_requests_total{operation="getMenus",status="500"} 1');
  expect(text).toContain('shopkeeper_requests_total{operation="unknown path",status="404"} 1');
  expect(text).toContain('shopkeeper_request_seconds_count{operation="listCoupons"} 4');
  expect(text).toContain("shopkeeper_requests_running 0");
  expect(text).toContain(`shopkeeper_shop_requests{shop="${merId}"} 4`);
  expect(text).toContain('shopkeeper_cache_lookups_total{cache="totals",result="hit"} 2');
  expect(text).toContain('shopkeeper_cache_lookups_total{cache="totals",result="miss"} 1');
  expect(text).toContain('shopkeeper_job_runs_total{name="exports",result="done"} 1');
  expect(text).toContain('shopkeeper_job_state{name="exports",state="working"} 1');
  expect(text).toContain('shopkeeper_job_due{name="exports"} 1');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
});

test("a job that fails is counted as failed, and waits", async () => {
  const watching = await nodeTelemetry({ metricsPort: 0, traces: undefined });
  const { ports } = await startServer();
  const wechat = {
    ...ports.wechat,
    get live(): never {
      throw new Error("broken");
    },
  };
  const server = await startServer({ ports: { wechat, telemetry: watching.telemetry } });
  watching.metrics?.readFrom(server);
  await server.createShop();
  await expect(server.jobs.find(({ name }) => name === "live")?.run()).rejects.toThrow("broken");
  const text = await metricsOf(watching);
  expect(text).toContain('shopkeeper_job_runs_total{name="live",result="failed"} 1');
  expect(text).toContain('shopkeeper_job_state{name="live",state="failing"} 1');
  expect(text).toContain('shopkeeper_job_due{name="live"} 0');
});

test("the pools of a database are read when metrics are asked for, which their port answers alone", async () => {
  const watching = await nodeTelemetry({ metricsPort: 0, traces: undefined });
  watching.metrics?.readFrom({ jobs: [], database: { pool: () => ({ work: { total: 4, idle: 1, waiting: 7 } }) } });
  if (!watching.metrics) throw new Error("no metrics");
  const { port, close } = await metricsServer(watching.metrics, { host: "127.0.0.1", port: 0 });
  closings.push(close);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  for (const line of ['{pool="work",state="total"} 4', '{pool="work",state="idle"} 1', '{pool="work",state="waiting"} 7'])
    expect(text).toContain(`shopkeeper_database_connections${line}`);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
});

test("a request and its statements are one trace, which goes on from the caller's and stands in the log", async () => {
  const { spans, endpoint } = await collector();
  const watching = await nodeTelemetry({ metricsPort: undefined, traces: { endpoint, serviceName: "shop" } });
  const client = await PGlite.create();
  closings.push(() => client.close());
  const database = await pgliteDatabase(client, watching.watchStatement);
  const lines: string[] = [];
  const logger = pinoLogger("info", { write: (line) => void lines.push(line) }, watching.ids);
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const request = new Request("http://shop.test/api/admin/merchant/x?secret=1", {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await watching.telemetry.request("listThings", request, async () => {
    await database.db.execute(sql`select ${"a person"}::text as name`);
    await database.transaction((db) => db.execute(sql`select 2 as two`));
    await expect(database.db.execute(sql`select * from nowhere where name = ${"a person"}`)).rejects.toThrow();
    logger.info({}, "A request");
    return { status: 200 };
  });
  await database.db.execute(sql`select 3 as alone`);
  logger.info({}, "Later");
  await watching.close();

  const [request0] = spans.filter(({ name }) => name === "listThings");
  expect(request0).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
  const statements = spans.filter((span) => span !== request0);
  expect(statements.every((span) => span.traceId === traceId && span.parentSpanId === request0?.spanId)).toBe(true);
  const texts = statements.map((span) => valueOf(span, "db.query.text")?.stringValue);
  expect(texts).toContain("select $1::text as name");
  expect(texts).toContain("select 2 as two");
  expect(texts).not.toContain("select 3 as alone");
  const failed = statements.find((span) => span.status.code === 2);
  expect(failed && valueOf(failed, "db.response.status_code")).toEqual({ stringValue: "42P01" });
  expect(JSON.stringify(spans)).not.toMatch(/a person|secret=/);
  expect(lines.map((line) => memberOf(JSON.parse(line), "traceId"))).toEqual([traceId, undefined]);
});

test("the answers of a traced server are spans named by their operation; a failed one is marked", async () => {
  const { spans, endpoint } = await collector();
  const watching = await nodeTelemetry({ metricsPort: 0, traces: { endpoint: `${endpoint}/`, serviceName: "shop" } });
  const failing = { ...handlers, getMenus: () => Promise.reject(new Error("broken")) };
  const server = await startServer({ ports: { telemetry: watching.telemetry }, handlers: failing });
  const { token } = await server.createShop();
  await call(server, "listCoupons", { token });
  await call(server, "getMenus", { token });
  await watching.close();
  const seen = spans.map((span) => [span.name, Number(valueOf(span, "http.response.status_code")?.intValue), span.status.code ?? 0]);
  expect(seen).toEqual([
    ["listCoupons", 200, 0],
    ["getMenus", 500, 2],
  ]);
  expect(await metricsOf(watching)).toContain('shopkeeper_requests_total{operation="getMenus",status="500"} 1');
});

test("a collector that is away costs no request anything, and holds up no end", async () => {
  const watching = await nodeTelemetry({ metricsPort: undefined, traces: { endpoint: "http://127.0.0.1:9", serviceName: "shop" } });
  const server = await startServer({ ports: { telemetry: watching.telemetry } });
  const { token } = await server.createShop();
  expect(await call(server, "listCoupons", { token })).toMatchObject({ status: 200 });
  await watching.close();
});

test("without an address and a port neither library is loaded", async () => {
  const script = `
    import { nodeTelemetry } from "./telemetry";
    await nodeTelemetry({ metricsPort: undefined, traces: undefined });
    const before = loaded();
    await nodeTelemetry({ metricsPort: 0, traces: { endpoint: "http://127.0.0.1:9", serviceName: "x" } });
    console.log(JSON.stringify([before, loaded()]));
    function loaded() {
      const files = Object.keys(require.cache);
      return ["prom-client", "@opentelemetry"].map((name) => files.some((file) => file.includes(name)));
    }
    process.exit(0);`;
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const setup = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "-e", setup + script], {
    cwd: folder,
  });
  expect(JSON.parse(stdout)).toEqual([
    [false, false],
    [true, true],
  ]);
});
