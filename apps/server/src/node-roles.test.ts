import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startNode } from "./node";
import { readSettings, type Settings, SettingsError } from "./node/settings";
import { pictureCanvas } from "./testing/safety/made-files";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-roles-"));
const started: { stop(): Promise<void> }[] = [];

afterAll(async () => {
  for (const { stop } of started) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (name: string) =>
  readSettings({ PORT: "0", METRICS_PORT: "0", DATA_DIR: join(folder, name), SEED: "none", LOG_LEVEL: "silent", DRAIN_SECONDS: "0" });

/** A node with a data folder of its own: each role alone, as on a shared database. */
async function start(name: string, settings: Settings = settingsOf(name)) {
  const running = await startNode(settings, join(folder, "no-console"));
  started.push(running);
  await running.ready;
  const get = (path: string) => fetch(`${running.address}${path}`);
  const runs = async () => {
    const text = await (await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)).text();
    return [...text.matchAll(/^shopkeeper_job_runs_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  return { ...running, get, runs };
}

test("a web node answers calls and runs no job; a worker runs jobs and answers for its own state alone", async () => {
  const web = await start("web", { ...settingsOf("web"), role: "web" });
  const worker = await start("worker", { ...settingsOf("worker"), role: "worker" });
  await expect.poll(worker.runs, { timeout: 60_000 }).toBeGreaterThan(20);
  expect(await web.runs()).toBe(0);
  for (const { get } of [web, worker]) {
    expect(await (await get("/api/health")).json()).toEqual({ code: 200, message: null, data: { status: "ready" } });
    expect((await get("/api/ready")).status).toBe(200);
  }
  const paths = ["/api/admin/merchant/getMenus", "/", "/files/demo/guarantee-1.svg", "/docs", "/openapi.json"];
  expect(await Promise.all(paths.map(async (path) => (await worker.get(path)).status))).toEqual([404, 404, 404, 404, 404]);
  expect((await web.get("/api/admin/merchant/getMenus")).status).toBe(401);
  expect((await web.get("/metrics")).headers.get("content-type")).not.toMatch(/version=0\.0\.4/);
});

test("one role alone is refused on the embedded database", () => {
  for (const ROLE of ["web", "worker"]) expect(() => readSettings({ ROLE })).toThrow(SettingsError);
  const shared = { DATABASE_URL: "postgresql://a@b/c", SHARED_DISK: "true" };
  expect(readSettings({ ...shared, ROLE: "web" }).role).toBe("web");
  expect(readSettings({}).role).toBe("all");
  expect(() => readSettings({ ...shared, ROLE: "both" })).toThrow(/ROLE is "both"/);
  expect(() => readSettings({ METRICS_PORT: "70000" })).toThrow(/METRICS_PORT/);
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" })).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/);
});

test("an upload that is under way when the server ends comes to its end; other connections are closed before", async () => {
  const settings = settingsOf("draining");
  const node = await start("draining", settings);
  const { address, token } = JSON.parse(readFileSync(join(settings.dataDir, "command-socket.json"), "utf8"));
  const shop = JSON.stringify({ name: "店", account: "owner", password: "Own-words-9" });
  await fetch(`${address}/internal/add-shop`, { method: "POST", headers: { "X-Command-Token": token }, body: shop });
  const body = JSON.stringify({ account: "owner", pwd: "Own-words-9" });
  const login = await fetch(`${node.address}/api/admin/merchant/login`, {
    ...{ method: "POST", body, headers: { "Content-Type": "application/json" } },
  });
  const { data } = await login.json();

  const upload = slowUpload(`${node.address}/api/admin/merchant/upload/image`, data.token, pictureCanvas(3));
  const idle = request(`${node.address}/api/admin/merchant/login`, { method: "POST", headers: { "Content-Length": 100 } });
  const cut = once(idle, "error");
  idle.flushHeaders();
  await sleep(200);
  const stopped = node.stop();
  await cut;
  await expect(fetch(`${node.address}/api/health`)).rejects.toThrow();
  expect(await upload.finish()).toMatchObject({ code: 200, data: { type: "png" } });
  await stopped;
});

/** Sends half of a picture, and the rest on demand. */
function slowUpload(address: string, token: string, picture: Uint8Array) {
  const head = '--b\r\nContent-Disposition: form-data; name="multipart"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const whole = Buffer.concat([Buffer.from(head), picture, Buffer.from("\r\n--b--\r\n")]);
  const half = Math.floor(whole.length / 2);
  const sent = request(address, {
    method: "POST",
    headers: { "Authori-zation": token, "Content-Type": "multipart/form-data; boundary=b", "Content-Length": whole.length },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.once("response", resolve).once("error", reject));
  sent.write(whole.subarray(0, half));
  return {
    async finish(): Promise<unknown> {
      sent.end(whole.subarray(half));
      return json(await answered);
    },
  };
}
