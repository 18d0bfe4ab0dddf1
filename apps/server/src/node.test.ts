import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNode } from "./node";
import { PortTakenError } from "./node/port-taken-error";
import { DataDirHeldError } from "./node/database/data-dir-lock";
import { migratedDatabase } from "./node/database/migrated-database";
import { nodePorts } from "./node/node-ports";
import { privateFolder } from "./node/database/private-folder";
import { DemoPasswordError, refuseDemoPasswords } from "./node/refuse-demo-passwords";
import { runCommand } from "./node/commands/run-command";
import { readSettings } from "./node/settings";
import { seedMerchant, seedStaff } from "./session/seed";
import { testBuckets } from "./testing/test-buckets";

const { optionsOf } = testBuckets("releases");
const folder = mkdtempSync(join(tmpdir(), "shopkeeper-node-"));
const shopCommand = fileURLToPath(new URL("../../../scripts/shop.mjs", import.meta.url));
const consoleFolder = join(folder, "console");
const otherOrigin = "https://tools.example";
const environment = { PORT: "0", DATA_DIR: join(folder, "data"), SEED: "none", LOG_LEVEL: "silent", MAX_CONNECTIONS: "550" };
const settings = readSettings({ ...environment, DRAIN_SECONDS: "1", CORS_ORIGINS: otherOrigin });
let running: Awaited<ReturnType<typeof startNode>>;

beforeAll(async () => {
  mkdirSync(join(consoleFolder, "assets"), { recursive: true });
  writeFileSync(join(consoleFolder, "index.html"), "<!doctype html><title>console</title>");
  writeFileSync(join(consoleFolder, "assets", "main-abcdefgh.js"), "export const answer = 42;".repeat(100));
  writeFileSync(join(consoleFolder, "assets", "older-abcdefgh.js"), "export const answer = 41;");
  running = await startNode(settings, consoleFolder);
});

let stopping: Promise<void> | undefined;

afterAll(async () => {
  await (stopping ?? running.stop());
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${running.address}${path}`, { headers, redirect: "manual" });

const announced = () => JSON.parse(readFileSync(join(settings.dataDir, "command-socket.json"), "utf8"));

async function command(name: string, options: object) {
  const { address, token } = announced();
  const headers = { "X-Command-Token": token };
  return (await fetch(`${address}/internal/${name}`, { method: "POST", headers, body: JSON.stringify(options) })).json();
}

async function logIn(account: string, pwd: string) {
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify({ account, pwd }) };
  return (await fetch(`${running.address}/api/admin/merchant/login`, sent)).json();
}

test("API calls made while the database opens are answered when it is there", { timeout: 120_000 }, async () => {
  const early = await get("/api/admin/merchant/getMenus");
  expect([401, 503]).toContain(early.status);
  await running.ready;
  expect((await get("/api/admin/merchant/getMenus")).status).toBe(401);
  expect(await (await get("/api/ready")).json()).toMatchObject({ code: 200, data: { status: "ready" } });
  expect(await (await get("/api/health")).json()).toEqual({ code: 200, message: null, data: { status: "ready" } });
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

test("an asset that a newer build took away comes from the release's pack, and one of no release is missing", async () => {
  rmSync(join(consoleFolder, "assets", "older-abcdefgh.js"));
  await expect.poll(async () => (await get("/assets/older-abcdefgh.js")).status).toBe(200);
  expect((await get("/assets/never-abcdefgh.js")).status).toBe(404);
});

test("of two releases behind one balancer every file is answered by both nodes", { timeout: 120_000 }, async () => {
  const releases = ["older", "newer"];
  const nodes = await Promise.all(
    releases.map((name) => {
      const built = join(folder, name);
      mkdirSync(join(built, "assets"), { recursive: true });
      writeFileSync(join(built, "login.html"), `<script type="module" src="/assets/main-${name}000.js"></script>`);
      writeFileSync(join(built, "assets", `main-${name}000.js`), `export const release = "${name}";`);
      return startNode({ ...settings, drainSeconds: 0, dataDir: join(folder, `data-${name}`), s3: optionsOf("releases") }, built);
    }),
  );
  const scriptsOf = async (address: string) =>
    [...(await (await fetch(`${address}/login`, { headers: { Accept: "text/html" } })).text()).matchAll(/src="([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
  let turn = 0;
  const balanced = (path: string) => fetch(`${nodes[(turn += 1) % nodes.length]?.address}${path}`);
  for (const [at, { address }] of nodes.entries()) {
    const [path = ""] = await scriptsOf(address);
    expect(path).toContain(releases[at]);
    // each node in turn, once both have published
    await expect
      .poll(async () => (await Promise.all([balanced(path), balanced(path)])).map(({ status }) => status), { timeout: 60_000 })
      .toEqual([200, 200]);
    const answer = await balanced(path);
    expect([answer.headers.get("cache-control"), await answer.text()]).toEqual([
      "public, max-age=31536000, immutable",
      `export const release = "${releases[at]}";`,
    ]);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  }
  await Promise.all(nodes.map((node) => node.stop()));
});

test("a bucket that cannot be reached keeps no node from starting, and costs no file of its own", { timeout: 120_000 }, async () => {
  const s3 = { ...optionsOf("releases"), endpoint: "http://127.0.0.1:9" };
  const node = await startNode({ ...settings, drainSeconds: 0, dataDir: join(folder, "no-bucket"), s3 }, consoleFolder);
  await node.ready;
  expect((await fetch(`${node.address}/assets/main-abcdefgh.js`)).status).toBe(200);
  const other = await fetch(`${node.address}/assets/main-00000000.js`);
  expect([other.status, other.headers.get("retry-after")]).toEqual([503, "2"]);
  await node.stop();
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

test("pictures of the platform are drawn, with a fixed type, and may run nothing; without the demo none of its pictures is", async () => {
  const answer = await get("/files/demo/guarantee-1.svg");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect((await get("/files/demo/cup-1.svg")).status).toBe(404);
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

test("the data folder is its owner's alone, also one that was open to others", () => {
  expect(statSync(settings.dataDir).mode & 0o777).toBe(0o700);
  const open = join(folder, "open");
  mkdirSync(open, { mode: 0o755 });
  privateFolder(open);
  expect(statSync(open).mode & 0o777).toBe(0o700);
});

test("the command socket answers who reads the token file, and to nobody else", async () => {
  await running.ready;
  const path = join(settings.dataDir, "command-socket.json");
  expect(statSync(path).mode & 0o077).toBe(0);
  const { address, token } = announced();
  const knock = (headers: Record<string, string>, place = address) =>
    fetch(`${place}/internal/seed`, { method: "POST", headers, body: JSON.stringify({ account: "nobody", products: 1 }) });
  expect((await knock({})).status).toBe(404);
  expect((await knock({ "X-Command-Token": "x".repeat(token.length) })).status).toBe(404);
  // no token opens the command socket through the public port
  expect((await knock({ "X-Command-Token": token }, running.address)).status).toBe(404);
  expect(await (await knock({ "X-Command-Token": token })).json()).toMatchObject({ code: 500, message: "There is no account nobody." });
});

test("a shop is opened on the running server, and its owner logs in with the password that was made", async () => {
  const opened = await command("add-shop", { name: "山月茶家", account: "linxia" });
  expect(opened).toMatchObject({ code: 200, data: { account: "linxia", password: expect.stringMatching(/^[a-z2-9]{16}$/) } });
  const { token } = (await logIn("linxia", opened.data.password)).data;
  expect(await (await get("/api/admin/merchant/getAdminInfoByToken", { "Authori-zation": token })).json()).toMatchObject({
    data: { account: "linxia", isTemporary: true },
  });
  const refusals: [object, string][] = [
    [{ name: "山月茶家", account: "linxia" }, "There is an account linxia already."],
    [{ name: "", account: "other" }, "name is a text of 1 to 64 characters."],
    [{ name: "a", account: "x".repeat(33) }, "account is a text of 1 to 32 characters."],
    [{ name: "a", account: "other", password: "short" }, "The password has 6 to 20 characters."],
    [{ name: "a", account: "other", password: "123456" }, "The password is too common."],
    [{ name: "a", account: "other", password: "An-OTHER-1" }, "The password must not contain the account."],
    [{ name: "a", account: "other", password: "Shopkeeper-1" }, "That is the password of the demo, which everybody knows."],
  ];
  for (const [options, message] of refusals) expect(await command("add-shop", options)).toMatchObject({ code: 500, message });
});

test("the command takes a password from a program, and makes one where nobody can be asked", async () => {
  const open = async (account: string, typed: string, ...options: string[]) => {
    const words = [shopCommand, "add", "--name", "青瓷", "--account", account, "--data-dir", settings.dataDir, ...options];
    const child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "inherit"] });
    child.stdin.end(typed);
    return text(child.stdout);
  };
  expect(await open("qingci", "Own-words-2\n", "--password-stdin")).not.toContain("Password:");
  expect(await logIn("qingci", "Own-words-2")).toMatchObject({ code: 200 });
  const made = /^Password: ([a-z2-9]{16})$/m.exec(await open("baici", ""))?.[1];
  expect(await logIn("baici", made ?? "")).toMatchObject({ code: 200 });
});

test("the log is verified on the running server", async () => {
  expect(await command("verify-logs", { heads: ["f".repeat(64)] })).toMatchObject({
    code: 200,
    data: {
      shops: expect.arrayContaining([expect.objectContaining({ entries: 0, waiting: 0, faults: [] })]),
      missing: ["f".repeat(64)],
    },
  });
});

test("a forgotten password is reset by a command, which ends the sessions and stands in the log", async () => {
  await command("add-shop", { name: "听雨茶馆", account: "tingyu", password: "Own-words-1" });
  const { data: before } = await logIn("tingyu", "Own-words-1");
  const reset = await command("reset-password", { account: "tingyu" });
  expect(reset).toMatchObject({
    code: 200,
    data: { account: "tingyu", isDisabled: false, password: expect.stringMatching(/^[a-z2-9]{16}$/) },
  });
  expect(await logIn("tingyu", "Own-words-1")).not.toMatchObject({ code: 200 });
  const info = await fetch(`${running.address}/api/admin/merchant/getAdminInfoByToken`, { headers: { "Authori-zation": before.token } });
  expect(await info.json()).toMatchObject({ code: 401 });
  expect(await logIn("tingyu", reset.data.password)).toMatchObject({ code: 200 });
  expect(await command("reset-password", { account: "nobody" })).toMatchObject({ code: 500, message: "There is no account nobody." });
});

test("another origin is refused as everybody is, and may read why", async () => {
  await command("add-shop", { name: "隔壁茶舍", account: "gebi", password: "Own-words-1" });
  const { data } = await logIn("gebi", "Own-words-1");
  const revoked = { "Authori-zation": data.token };
  expect((await get("/api/admin/merchant/logout", revoked)).status).toBe(200);
  for (const token of [{}, { "Authori-zation": "merchant0000" }, revoked])
    for (const path of ["getAdminInfoByToken", "coupon/list", "address/delete/1", "export/list"]) {
      const origins: Record<string, string>[] = [{}, { Origin: otherOrigin }];
      const [own, other] = await Promise.all(
        origins.map(async (origin) => {
          const answer = await get(`/api/admin/merchant/${path}`, { ...token, ...origin });
          const { code, message, data: refused } = await answer.json();
          const allows = answer.headers.get("access-control-allow-origin");
          return { status: answer.status, code, message, fields: Object.keys(refused), allows };
        }),
      );
      expect(own).toMatchObject({ status: 401, code: 401, allows: null });
      expect(other).toEqual({ ...own, allows: otherOrigin });
    }
});

test("a running server is backed up, and restored into a new data folder, but never beside a server", { timeout: 120_000 }, async () => {
  const backup = join(folder, "backups", "one");
  expect(await command("backup", { folder: backup })).toMatchObject({ code: 200, data: { folder: backup, files: 0, missing: [] } });
  expect(await command("backup", { folder: backup })).toMatchObject({
    code: 500,
    message: `${backup} is there already. Name a new folder.`,
  });
  expect(await command("restore", { folder: backup })).toMatchObject({
    code: 500,
    message: expect.stringMatching(/^A server runs .*DATA_DIR/),
  });
  await expect(runCommand(settings, "restore", { folder: backup })).rejects.toThrow(DataDirHeldError);
  const restored = { ...settings, dataDir: join(folder, "restored") };
  expect(await runCommand(restored, "restore", { folder: backup })).toMatchObject({ files: 0, missing: [] });
  await expect(runCommand(restored, "restore", { folder: backup })).rejects.toThrow(/ has rows\./);
  await expect(runCommand(restored, "add-shop", { name: "山月茶家", account: "linxia" })).rejects.toThrow("already");
});

test("a shop is opened on a stopped server, and no command runs beside a server", { timeout: 120_000 }, async () => {
  const stopped = { ...settings, dataDir: join(folder, "stopped") };
  const opened = await runCommand(stopped, "add-shop", { name: "青禾衣橱", account: "qinghe", password: "Own-words-1" });
  expect(opened).toEqual({ merId: 1, account: "qinghe" });
  await expect(runCommand(stopped, "add-shop", { name: "b", account: "qinghe" })).rejects.toThrow("already");
  await expect(runCommand(settings, "add-shop", { name: "b", account: "b" })).rejects.toThrow(DataDirHeldError);
});

test("a server that is no demo does not start while an account has the demo's password", { timeout: 120_000 }, async () => {
  const dataDir = join(folder, "once-demo");
  const seeded = { ...settings, dataDir };
  await runCommand(seeded, "add-shop", { name: "a", account: "admin", password: "Own-words-1" });
  const database = await migratedDatabase(seeded, nodePorts(seeded, undefined));
  await refuseDemoPasswords(database, nodePorts(seeded, undefined));
  const { merId } = await seedMerchant(database.db, nodePorts(seeded, undefined), { account: "somebody" });
  await seedStaff(database.db, nodePorts(seeded, undefined), merId, { account: "clerk", permissions: [] });
  await database.close();
  const started = await startNode(seeded, consoleFolder);
  await expect(started.ready).rejects.toThrow(DemoPasswordError);
  await expect(started.ready).rejects.toThrow(/: somebody, clerk\./);
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

test("before it ends the server says draining for a while, and answers everything else until then", async () => {
  stopping = running.stop();
  const [ready, health] = [await get("/api/ready"), await get("/api/health")];
  expect([ready.status, await ready.json()]).toMatchObject([503, { data: { status: "draining" } }]);
  expect([health.status, await health.json()]).toMatchObject([200, { data: { status: "draining" } }]);
  expect((await get("/api/admin/merchant/getMenus")).status).toBe(401);
  await stopping;
  await expect(get("/api/health")).rejects.toThrow();
});
