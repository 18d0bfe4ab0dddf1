// Releases the SDK, the hooks and the UI, and tests the tarballs as an external user, in folders outside the workspace, one per package:
// publint, are-the-types-wrong, plain Node, CommonJS, strict TypeScript, a Vite build, Vite in development, server rendering, the READMEs
// and the examples.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtServer } from "./built-server.mjs";
import { forgetBuild } from "./builds.mjs";
import { pickInDevelopment } from "./development-page.mjs";
import { packages, pnpm } from "./packages.mjs";
import { importFrom, program, root, runNode } from "./programs.mjs";
import { writeReadmeBlocks } from "./readme-blocks.mjs";
import { sdkCoreSize } from "./sdk-core-size.mjs";

const work = mkdtempSync(join(tmpdir(), "shopkeeper-packages-"));
const consumer = join(work, "consumer");
const examples = join(root, "examples");
const isInspection = /^(publint|are the types)/;
const tsc = program("typescript-native", { command: "tsc" });
let failed = false;
let running;

try {
  running = builtServer(join(work, "data"));
  const tarballs = await released();
  install(tarballs);
  await Promise.all([inspections(tarballs), uses()]);
  await partial(tarballs);
  await step("a picker opens in development, under StrictMode", pickInDevelopment(consumer, (await running).url));
  await step("ten calls are checked", tenCalls());
} finally {
  await running?.then(({ stop }) => stop());
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** The three tarballs as `pnpm release` makes them without earlier builds: one package is built while it is packed. */
async function released() {
  forgetBuild("hooks");
  const folder = join(work, "release");
  await step("release", node(["scripts/release.mjs", folder]));
  const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
  const named = packages.map((name) => [name, sums.find((line) => line.includes(`shopkeeper-${name}-`))?.split("  ")[1] ?? ""]);
  return Object.fromEntries(named.map(([name, file]) => [name, join(folder, file)]));
}

/** The coupon board is the consumer: built by its own script, then extended with the scripts of the SDK and the checks. */
function install(tarballs) {
  for (const path of Object.values(tarballs)) console.log(`packed ${basename(path)}, ${Math.round(statSync(path).size / 1024)} kB`);
  cpSync(join(examples, "coupon-board"), consumer, { recursive: true, filter: (path) => !/[\\/](dist|node_modules)$/.test(path) });
  // for blocks that run on Node
  installIn(consumer, tarballs, { devDependencies: { "@types/node": "^20.19.0" } });
  // without the bundler's notes on "use client", which are longer than a child may print
  pnpm(["run", "build", "--logLevel", "error"], { cwd: consumer });
  // a journey tests it
  cpSync(join(consumer, "dist"), join(examples, "coupon-board/dist"), { recursive: true });
  cpSync(join(examples, "consumer"), join(consumer, "src"), { recursive: true });
  cpSync(join(root, "packages/sdk/examples"), join(consumer, "examples"), { recursive: true });
}

/** Installs the dependencies in the manifest of a folder, with our packages from their tarballs. */
function installIn(folder, tarballs, { devDependencies = {} } = {}) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const name of packages)
    if (manifest.dependencies[`@shopkeeper/${name}`]) manifest.dependencies[`@shopkeeper/${name}`] = `file:${tarballs[name]}`;
  manifest.devDependencies = { ...manifest.devDependencies, ...devDependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  pnpm(["install", "--ignore-workspace", "--prefer-offline", "--reporter=silent"], { cwd: folder });
}

/** Folders with only the dependencies of one package: the nightly script with the SDK, and the hooks without the UI. */
async function partial(tarballs) {
  const nightly = join(examples, "nightly-orders/dist");
  rmSync(nightly, { recursive: true, force: true });
  cpSync(join(examples, "nightly-orders/nightly-orders.mjs"), join(nightly, "nightly-orders.mjs"), { recursive: true });
  for (const file of ["package.json", ".npmrc"]) cpSync(join(examples, "nightly-orders", file), join(nightly, file));
  const hooks = join(work, "hooks");
  mkdirSync(hooks);
  cpSync(join(examples, "coupon-board/.npmrc"), join(hooks, ".npmrc"));
  const { react } = JSON.parse(readFileSync(join(examples, "coupon-board/package.json"), "utf8")).dependencies;
  const dependencies = { "@shopkeeper/sdk": "*", "@shopkeeper/hooks": "*", react };
  writeFileSync(join(hooks, "package.json"), JSON.stringify({ name: "hooks-alone", private: true, type: "module", dependencies }));
  for (const [folder, names] of [
    [nightly, ["sdk"]],
    [hooks, ["sdk", "hooks"]],
  ]) {
    installIn(folder, tarballs);
    cpSync(join(examples, "consumer/import.mjs"), join(folder, "import.mjs"));
    cpSync(join(examples, "consumer/require.cjs"), join(folder, "require.cjs"));
    const what = `${names.join(" and ")} alone`;
    if (existsSync(join(folder, "node_modules/@chakra-ui"))) throw new Error(`${what}: Chakra is installed`);
    await step(`Node imports ${what}`, node(["import.mjs", ...names], folder));
    await step(`CommonJS requires ${what}`, node(["require.cjs", ...names], folder));
  }
}

/** The required files of a tarball beside its modules. */
function missingFiles() {
  const files = packages.flatMap((name) =>
    ["LICENSE", "CHANGELOG.md", "README.md"].map((file) => join(consumer, "node_modules/@shopkeeper", name, file)),
  );
  const missing = files.filter((file) => !existsSync(file));
  return { code: missing.length > 0 ? 1 : 0, output: missing.join("\n") };
}

/** The components of the READMEs as a page beside the coupon board, which a journey opens. */
async function readmePage() {
  const { build } = await importFrom("apps/console", "vite");
  cpSync(join(examples, "consumer/readme.html"), join(consumer, "readme.html"));
  const outDir = join(examples, "coupon-board/dist");
  // the page waits for its login at the top level
  const options = { outDir, emptyOutDir: false, target: "es2022", rollupOptions: { input: join(consumer, "readme.html") } };
  await build({ root: consumer, configFile: false, logLevel: "error", build: options });
  return { code: 0, output: "" };
}

/** Runs the compiler on the consumer's folder; of the errors in package declarations only those of ours count. */
async function types() {
  const { code, output } = await node([tsc, "-p", ".", "--types", "node", "--skipLibCheck", "false"], consumer);
  const lines = output.split("\n").filter((line) => /^\S.*error TS/.test(line));
  const ours = lines.filter((line) => !line.startsWith("node_modules/") || /node_modules\/@shopkeeper\//.test(line));
  return { code: ours.length > 0 || (code !== 0 && lines.length === 0) ? 1 : 0, output: ours.join("\n") };
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

/** The entries of the patterns in an exports map, which are-the-types-wrong does not expand. */
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
  await step("licence, changes and README", missingFiles());
  await step("Node imports every entry point", node(["src/import.mjs", ...packages], consumer));
  await step("CommonJS requires them", node(["src/require.cjs", ...packages], consumer));
  await step("a server renders a screen in two languages", node(["src/render.mjs"], consumer));
  await step("sizes", sizes());
  const { url } = await running;
  const readme = writeReadmeBlocks(join(consumer, "src"), url);
  await step("types", types());
  await step("a page of what the READMEs show", readmePage());
  await step("what an editor shows", node(["src/hover.cjs", join(root, "node_modules/typescript/lib/typescript.js")], consumer));
  for (const file of readme) await step(file, node([`src/${file}`], consumer, { SHOPKEEPER_URL: url }));
  const scripts = readdirSync(join(consumer, "examples")).filter((file) => file.endsWith(".mjs") && file !== "shop.mjs");
  for (const file of scripts) await step(`examples/${file}`, node([file], join(consumer, "examples"), { SHOPKEEPER_URL: url }));
}

/** The checking cost of an editor at each keystroke: ten calls, counted in types and instantiations, which are equal on every machine. */
async function tenCalls() {
  const compilerOptions = { types: [], skipLibCheck: true };
  const files = ["src/ten-calls.ts"];
  writeFileSync(join(consumer, "ten-calls.json"), JSON.stringify({ extends: "./tsconfig.json", compilerOptions, files, include: [] }));
  const { code, output } = await node([tsc, "-p", "ten-calls.json", "--diagnostics"], consumer);
  if (code !== 0) return { code, output };
  const of = (figure) => Number(new RegExp(`^${figure}:\\s+([\\d.]+)`, "m").exec(output)[1]);
  const [types, instantiations] = [of("Types"), of("Instantiations")];
  return {
    code: types > 6_000 || instantiations > 12_000 ? 1 : 0,
    output: `${types} types (≤ 6000), ${instantiations} instantiations (≤ 12000), ${of("Total time") * 1000} ms`,
  };
}

/** The sizes of the hooks of one list without React, and of the core of the SDK. */
async function sizes() {
  const { build } = await importFrom("apps/console", "vite");
  const lib = { entry: join(consumer, "src/one-list.ts"), formats: ["es"], fileName: "one-list" };
  const options = { write: false, lib, minify: true, rollupOptions: { external: [/^react/] } };
  const chunks = [await build({ root: consumer, configFile: false, logLevel: "error", build: options })]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type, isDynamicEntry }) => type === "chunk" && !isDynamicEntry);
  const list = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
  const core = await sdkCoreSize();
  const output = `sizes: hooks of one list with the SDK ${list.toFixed(1)} kB (≤ 56), SDK core ${core.toFixed(1)} kB (≤ 10)`;
  return { code: list <= 56 && core <= 10 ? 0 : 1, output };
}

/** Prints the result of a check, with the start of its output. */
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
