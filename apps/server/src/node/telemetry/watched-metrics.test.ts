import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startServer } from "../../testing/start-server";
import { nodeTelemetry } from "./telemetry";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../../../deploy/${path}`, import.meta.url)), "utf8");

const METRIC = /\b(?:shopkeeper|nodejs|process)_[a-z0-9_]+/g;

test.each(["prometheus/alerts.yaml", "prometheus/alerts.test.yaml", "grafana/shopkeeper.json"])(
  "%s names no metric that the server does not have",
  async (path) => {
    const { telemetry, metrics } = await nodeTelemetry({ metricsPort: 0, traces: undefined });
    const server = await startServer({ ports: { telemetry } });
    metrics?.readFrom(server);
    const known = new Set([...((await metrics?.text()) ?? "").matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const named = [...new Set(read(path).match(METRIC))].map((name) => name.replace(/_(bucket|count|sum)$/, ""));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);

test("each metric of ours is shown on the dashboard", async () => {
  const { metrics } = await nodeTelemetry({ metricsPort: 0, traces: undefined });
  const own = [...((await metrics?.text()) ?? "").matchAll(/^# TYPE (shopkeeper_\w+)/gm)].flatMap(([, name]) => name ?? []);
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !read("grafana/shopkeeper.json").includes(name))).toEqual([]);
});
