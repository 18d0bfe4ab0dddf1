// Packs the SDK, the hooks and the UI, and tries the tarballs as strangers would, in a folder outside the workspace: publint,
// are-the-types-wrong, plain Node, CommonJS, strict TypeScript, a Vite build, server rendering, the READMEs and the examples.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtServer } from "./built-server.mjs";
import { packAll, packages, pnpm } from "./packages.mjs";
import { importFrom, program, root, runNode } from "./programs.mjs";
import { writeReadmeBlocks } from "./readme-blocks.mjs";

const work = mkdtempSync(join(tmpdir(), "shopkeeper-packages-"));
const consumer = join(work, "consumer");
const isInspection = /^(publint|are the types)/;
const tsc = program("typescript-native", { command: "tsc" });
let failed = false;
let running;

try {
  const tarballs = packAll(join(work, "tarballs"));
  for (const path of Object.values(tarballs)) console.log(`packed ${basename(path)}, ${Math.round(statSync(path).size / 1024)} kB`);
  install(tarballs);
  running = builtServer(join(work, "data"));
  await Promise.all([inspections(tarballs), uses()]);
  await step("ten calls are checked", tenCalls());
} finally {
  await running?.then(({ stop }) => stop());
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** The coupon board is the consumer; beside it lie the scripts of the SDK and the checks. */
function install(tarballs) {
  cpSync(join(root, "examples/coupon-board"), consumer, { recursive: true });
  cpSync(join(root, "examples/consumer"), join(consumer, "src"), { recursive: true });
  cpSync(join(root, "packages/sdk/examples"), join(consumer, "examples"), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(consumer, "package.json"), "utf8"));
  for (const name of packages) manifest.dependencies[`@shopkeeper/${name}`] = `file:${tarballs[name]}`;
  // the workspace's own are used: the same tools, and nothing to fetch
  for (const tool of ["typescript", "vite"]) delete manifest.devDependencies[tool];
  manifest.devDependencies["@types/node"] = "^20.19.0"; // of blocks that run on Node
  writeFileSync(join(consumer, "package.json"), JSON.stringify(manifest));
  pnpm(["install", "--ignore-workspace", "--prefer-offline", "--reporter=silent"], { cwd: consumer });
}

async function inspections(tarballs) {
  for (const name of packages) {
    await step(`publint ${name}`, node([program("publint"), tarballs[name], "--strict"]));
    const attw = program("@arethetypeswrong/cli", { command: "attw" });
    const entries = ["--include-entrypoints", ...patternEntries(name)];
    // a style sheet has no types
    const profile = ["--profile", "esm-only", "--no-color", "--exclude-entrypoints", "styles.css"];
    await step(`are the types of ${name} wrong`, node([attw, tarballs[name], ...profile, ...entries]));
  }
}

/** What the patterns of an exports map name, which are-the-types-wrong does not expand. */
function patternEntries(name) {
  const folder = join(consumer, "node_modules/@shopkeeper", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([entry, { types }]) => {
    if (!entry.includes("*")) return [];
    const [before, after] = types.split("*");
    return readdirSync(join(folder, before))
      .filter((part) => existsSync(join(folder, `${before}${part}${after}`)))
      .map((part) => entry.slice(2).replace("*", part));
  });
}

async function uses() {
  await step("Node imports every entry point", node(["src/import.mjs"], consumer));
  await step("CommonJS requires them", node(["src/require.cjs"], consumer));
  await step("a server renders a screen in two languages", node(["src/render.mjs"], consumer));
  await step("sizes", sizes());
  const { url } = await running;
  const readme = writeReadmeBlocks(join(consumer, "src"), url);
  await step("types", node([tsc, "-p", ".", "--types", "node"], consumer));
  await step("what an editor shows", node(["src/hover.cjs", join(root, "node_modules/typescript/lib/typescript.js")], consumer));
  for (const file of readme) await step(file, node([`src/${file}`], consumer, { SHOPKEEPER_URL: url }));
  const examples = readdirSync(join(consumer, "examples")).filter((file) => file.endsWith(".mjs") && file !== "shop.mjs");
  for (const file of examples) await step(`examples/${file}`, node([file], join(consumer, "examples"), { SHOPKEEPER_URL: url }));
}

/** What an editor checks at each key: ten calls, by the compiler's own clock, at best of five. */
async function tenCalls() {
  const compilerOptions = { types: [], skipLibCheck: true };
  const files = ["src/ten-calls.ts"];
  writeFileSync(join(consumer, "ten-calls.json"), JSON.stringify({ extends: "./tsconfig.json", compilerOptions, files, include: [] }));
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const { code, output } = await node([tsc, "-p", "ten-calls.json", "--diagnostics"], consumer);
    if (code !== 0) return { code, output };
    times.push(Number(/^Total time:\s+([\d.]+)s/m.exec(output)[1]) * 1000);
  }
  const best = Math.round(Math.min(...times));
  return { code: best > 500 ? 1 : 0, output: `${best} ms (≤ 500)` };
}

/** The coupon board as Vite builds it, and what the hooks of one list cost without React. */
async function sizes() {
  const { build } = await importFrom("apps/console", "vite");
  const vite = (options) => build({ root: consumer, configFile: false, logLevel: "error", build: { write: false, ...options } });
  const gzipped = (built) =>
    [built]
      .flat()
      .flatMap(({ output }) => output)
      .filter(({ type, isDynamicEntry }) => type === "chunk" && !isDynamicEntry)
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
  // a journey clicks through it
  await vite({ write: true, outDir: join(root, "examples/coupon-board/dist"), emptyOutDir: true });
  const lib = { entry: join(consumer, "src/one-list.ts"), formats: ["es"], fileName: "one-list" };
  const list = gzipped(await vite({ lib, minify: true, rollupOptions: { external: [/^react/] } }));
  return { code: list <= 50 ? 0 : 1, output: `the hooks of one list with the SDK: ${list.toFixed(1)} kB (≤ 50)` };
}

/** Says how a check went, with the beginning of what it printed. */
async function step(name, result) {
  const { code, output } = await result;
  const lines = output
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => `        ${line.trimStart()}`);
  if (code === 0) return console.log([`ok    ${name}`, ...(isInspection.test(name) ? [] : lines.slice(0, 8))].join("\n"));
  failed = true;
  console.error(`FAIL  ${name}\n${output}`);
}

function node(args, cwd = root, env = {}) {
  return runNode(args, { cwd, env });
}
