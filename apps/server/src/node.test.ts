import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PortTakenError, startNode } from "./node";
import { DataDirHeldError } from "./node/data-dir-lock";
import { readSettings } from "./node/settings";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-node-"));
const consoleFolder = join(folder, "console");
const settings = readSettings({ PORT: "0", DATA_DIR: join(folder, "data"), SEED: "none", LOG_LEVEL: "silent", MAX_CONNECTIONS: "550" });
let running: Awaited<ReturnType<typeof startNode>>;

beforeAll(async () => {
  mkdirSync(join(consoleFolder, "assets"), { recursive: true });
  writeFileSync(join(consoleFolder, "index.html"), "<!doctype html><title>console</title>");
  writeFileSync(join(consoleFolder, "assets", "main-abcdefgh.js"), "export const answer = 42;".repeat(100));
  writeFileSync(join(consoleFolder, "assets", "older-abcdefgh.js"), "export const answer = 41;");
  running = await startNode(settings, consoleFolder);
});

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${running.address}${path}`, { headers, redirect: "manual" });

test("API calls made while the database opens are answered when it is there", { timeout: 120_000 }, async () => {
  const early = await get("/api/admin/merchant/getMenus");
  expect([401, 503]).toContain(early.status);
  await running.ready;
  expect((await get("/api/admin/merchant/getMenus")).status).toBe(401);
  expect(await (await get("/api/health")).json()).toMatchObject({ code: 200, data: { status: "ready", database: "pglite" } });
});

test("a page of the console is answered at any address a browser navigates to, never cached", async () => {
  for (const path of ["/", "/index.html", "/coupon/list", "/login?redirect=%2Fcoupon"]) {
    const answer = await get(path, { Accept: "text/html" });
    expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([
      200,
      "no-cache",
      expect.stringContaining("console"),
    ]);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("hashed assets are cached for ever and travel packed", async () => {
  const answer = await get("/assets/main-abcdefgh.js", { "Accept-Encoding": "gzip" });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(await answer.text()).toContain("answer = 42");
  const etag = answer.headers.get("etag") ?? "";
  expect((await get("/assets/main-abcdefgh.js", { "If-None-Match": etag })).status).toBe(304);
});

test("an asset that a newer build took away is missing, which is no failure of the server", async () => {
  rmSync(join(consoleFolder, "assets", "older-abcdefgh.js"));
  expect((await get("/assets/older-abcdefgh.js")).status).toBe(404);
});

test("unknown assets, paths that climb and unknown API paths are JSON 404s", async () => {
  for (const path of [
    "/assets/gone.js",
    "/files/../../server.lock",
    "/files/%2e%2e/command-socket.json",
    "/api",
    "/api/nowhere",
    "/internal/seed",
  ]) {
    const answer = await get(path, { Accept: "*/*" });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 404 });
  }
});

test("demo pictures are drawn, with a fixed type, and may run nothing", async () => {
  const answer = await get("/files/demo/cup-1.svg");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
});

test("a second server on the data folder is refused and harms nothing", async () => {
  await expect(startNode(settings, consoleFolder)).rejects.toThrow(DataDirHeldError);
  expect((await get("/api/health")).status).toBe(200);
});

test("a taken port is refused with a sentence, and the other data folder is free again", { timeout: 120_000 }, async () => {
  const port = new URL(running.address).port;
  const other = { ...settings, port: Number(port), dataDir: join(folder, "other") };
  await expect(startNode(other, consoleFolder)).rejects.toThrow(PortTakenError);
  expect(() => statSync(join(folder, "other", "server.lock"))).toThrow();
});

test("the command socket answers who reads the token file, and to nobody else", async () => {
  await running.ready;
  const path = join(settings.dataDir, "command-socket.json");
  expect(statSync(path).mode & 0o077).toBe(0);
  const { token } = JSON.parse(readFileSync(path, "utf8"));
  const knock = (headers: Record<string, string>) =>
    fetch(`${running.address}/internal/seed`, { method: "POST", headers, body: JSON.stringify({ account: "nobody", products: 1 }) });
  expect((await knock({})).status).toBe(404);
  expect((await knock({ "X-Command-Token": "x".repeat(token.length) })).status).toBe(404);
  expect((await knock({ "X-Command-Token": token, "X-Forwarded-For": "203.0.113.9" })).status).toBe(404);
  expect(await (await knock({ "X-Command-Token": token })).json()).toMatchObject({ code: 500, message: "There is no account nobody." });
});

test("500 idle connections leave the server answering, and those above MAX_CONNECTIONS are closed at once", async () => {
  const port = Number(new URL(running.address).port);
  const closings: Promise<unknown>[] = [];
  const open = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const socket = connect(port, "127.0.0.1").resume();
        closings.push(new Promise((resolve) => socket.once("close", resolve)));
        return new Promise<typeof socket>((resolve, reject) => socket.once("connect", () => resolve(socket)).once("error", reject));
      }),
    );
  const sockets = await open(500);
  expect((await get("/api/health")).status).toBe(200);
  sockets.push(...(await open(60)));
  await Promise.race(closings);
  for (const socket of sockets) socket.destroy();
});
