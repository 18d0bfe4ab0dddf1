// Packs the sdk and tries the tarball as its users would: publint, are-the-types-wrong, an empty Node project that runs the
// examples against the real server (SHOPKEEPER_URL, or the built server on a port of its own), and an empty TypeScript project.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program, root } from "./programs.mjs";

/** What a user's first file looks like; the compiler must also refuse what the contract refuses. */
const script = `
import { createMerchantClient, labelOf, memorySession, type Input, NotFoundError, type Output, type Schema } from "@shopkeeper/sdk";
import { browserSession } from "@shopkeeper/sdk/browser";
import { codes, contract } from "@shopkeeper/sdk/contract";
import { canSend } from "@shopkeeper/sdk/rules/coupons";

const client = createMerchantClient({ baseUrl: "http://127.0.0.1:3000/api", session: memorySession("token") });
const input: Input<"listCoupons"> = { query: { page: 1 } };
const page: Output<"listCoupons"> = await client.listCoupons(input);
const first: Schema<"Coupon"> | undefined = page.list[0];
for await (const product of client.paginate("listProducts")) console.log(product.name.length, first?.name);
const { data } = await client.http.GET("/admin/merchant/coupon/list", { params: { query: { page: 1 } } });
export const seen = [first && canSend(first, new Date()), data?.data.total, labelOf("CouponCategory", 1, "en"), codes.couponMissing.code, contract.paths, browserSession, NotFoundError];
// @ts-expect-error a coupon is found by its id
await client.getCoupon();
// @ts-expect-error no such filter
await client.listCoupons({ query: { colour: "red" } });
`;

const sdk = join(root, "packages/sdk");
// the exports map names them by a pattern, which are-the-types-wrong does not expand
const ruleEntries = readdirSync(join(sdk, "src/rules")).map((domain) => `rules/${domain}`);
const work = mkdtempSync(join(tmpdir(), "shopkeeper-sdk-"));
let failed = false;

try {
  const tarball = pack();
  step("publint", () => node([program("publint"), tarball, "--strict"]));
  step("are the types wrong", () =>
    node([
      program("@arethetypeswrong/cli", { command: "attw" }),
      tarball,
      "--profile",
      "esm-only",
      "--no-color",
      "--include-entrypoints",
      ...ruleEntries,
    ]),
  );
  step("types in an empty TypeScript project", () => checkTypes(tarball));
  await examples(tarball);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

function pack() {
  node([join(root, "scripts/tsdown.mjs"), "--log-level", "error"], { cwd: sdk });
  run("pnpm", ["pack", "--pack-destination", work], { cwd: sdk });
  const name = readdirSync(work).find((file) => file.endsWith(".tgz"));
  console.log(`packed ${name}, ${Math.round(statSync(join(work, name)).size / 1024)} kB`);
  return join(work, name);
}

function install(name, tarball, files) {
  const folder = join(work, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.0.0", private: true, type: "module" }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  run("npm", ["install", tarball, "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  return folder;
}

function checkTypes(tarball) {
  const folder = install("empty-typescript", tarball, { "script.ts": script });
  for (const [module, moduleResolution] of [
    ["node16", "node16"],
    ["esnext", "bundler"],
  ]) {
    const compilerOptions = { module, moduleResolution, target: "es2023", strict: true, skipLibCheck: false, noEmit: true, types: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["script.ts"] }));
    node([program("typescript", { command: "tsc" }), "-p", folder]);
  }
}

async function examples(tarball) {
  const folder = install("empty-node", tarball, {});
  cpSync(join(sdk, "examples"), folder, { recursive: true });
  const { url, stop } = await server();
  try {
    for (const example of readdirSync(join(sdk, "examples")).filter((file) => file.endsWith(".mjs") && file !== "shop.mjs")) {
      step(`examples/${example}`, () => node([example], { cwd: folder, env: { SHOPKEEPER_URL: url } }));
    }
    const lines = readFileSync(join(folder, "products.csv"), "utf8").trim().split("\r\n").length;
    if (lines < 2) step("the CSV file has rows", () => fail("products.csv is empty"));
  } finally {
    await stop();
  }
}

/** The server at SHOPKEEPER_URL, or else the built one with a data directory that goes away with it. */
async function server() {
  if (process.env.SHOPKEEPER_URL) return { url: process.env.SHOPKEEPER_URL.replace(/\/$/, ""), stop: async () => undefined };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(work, "data"), SEED: "demo", DATABASE_URL: "" };
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (
    const deadline = Date.now() + 120_000;
    Date.now() < deadline && child.exitCode === null;
    await new Promise((resolve) => setTimeout(resolve, 200))
  ) {
    const isReady = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { url, stop };
  }
  await stop();
  throw new Error(`The built server does not answer (pnpm build makes it).\n${said.join("")}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function step(name, check) {
  try {
    const output = check();
    console.log(`ok    ${name}`);
    if (name.startsWith("examples/")) console.log(output.trim().replace(/^/gm, "        "));
  } catch (error) {
    failed = true;
    console.error(`FAIL  ${name}\n${error.message}`);
  }
}

function node(args, options) {
  return run(process.execPath, args, options);
}

function run(command, args, { cwd = root, env = {} } = {}) {
  try {
    return execFileSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return fail(`${error.stdout ?? ""}${error.stderr ?? ""}` || error.message);
  }
}

function fail(message) {
  throw new Error(message);
}
