// The builds from source, and when each is stale: the sizes and times of its sources, stored beside the installed packages.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cache, program, root, runNode } from "./programs.mjs";

const everyBuild = ["pnpm-lock.yaml", "tsconfig.base.json", "scripts/builds.mjs"];

const builds = [
  {
    name: "server",
    sources: [
      "packages/sdk/src",
      "packages/sdk/package.json",
      "apps/server/src",
      "apps/server/package.json",
      "apps/server/scripts/build.mjs",
    ],
    result: "apps/server/dist/main.js",
    folder: "apps/server",
    command: () => ["scripts/build.mjs"],
  },
  {
    name: "console",
    sources: [
      ...["sdk", "hooks", "ui"].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
      ...["src", "public", "index.html", "vite.config.ts", "package.json"].map((name) => `apps/console/${name}`),
    ],
    result: "apps/console/dist/index.html",
    folder: "apps/console",
    command: () => [program("vite", { folder: "apps/console" }), "build", "--manifest", "--logLevel", "warn"],
  },
  {
    name: "reference",
    sources: [
      "packages/sdk/src",
      "apps/server/src",
      ...["build.mjs", "docs.html", "package.json", "published-contract.mjs", "refusals.mjs"].map((name) => `apps/reference/${name}`),
    ],
    result: "apps/reference/dist/docs.html",
    folder: "apps/reference",
    command: () => ["--import", "tsx", "build.mjs"],
  },
  {
    name: "sdk",
    sources: ["packages/sdk/src", "packages/sdk/package.json", "packages/sdk/tsdown.config.ts", "scripts/tsdown.mjs"],
    result: "packages/sdk/dist/index.js",
    folder: "packages/sdk",
    command: () => [join(root, "scripts/tsdown.mjs"), "--log-level", "error"],
  },
  ...["hooks", "ui"].map((name) => ({
    name,
    // a package is built from its own source and that of the packages below it
    sources: [...below(name).map((member) => `packages/${member}/src`), `packages/${name}/package.json`, "scripts/build-package.mjs"],
    result: `packages/${name}/dist/core/index.js`,
    folder: `packages/${name}`,
    command: () => [join(root, "scripts/build-package.mjs")],
  })),
];

function below(name) {
  const members = ["sdk", "hooks", "ui"];
  return members.slice(0, members.indexOf(name) + 1);
}

/** The builds that `pnpm start` needs. */
export const shop = ["server", "console", "reference"];

/** Builds stale targets, or all of them by force; throws the tools' output when a build fails. */
export async function build({ force = false, names = builds.map(({ name }) => name) } = {}) {
  const stale = builds.filter((one) => names.includes(one.name) && (force || isStale(one)));
  const failures = (await Promise.allSettled(stale.map(run))).filter(({ status }) => status === "rejected");
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => reason.message).join("\n"));
  return stale.map(({ name }) => name);
}

/** A gate that builds stale targets, all or `names`, before the gates that need them. */
export const buildGate = (names) => ({
  name: "build",
  weight: 2,
  async run() {
    const built = await build({ names });
    return { code: 0, output: "", note: built.length > 0 ? `built ${built.join(" and ")}` : "up to date" };
  },
});

/** Removes the result of a build, as in a fresh clone. */
export function forgetBuild(name) {
  const one = builds.find((each) => each.name === name);
  rmSync(stampPath(one), { force: true });
  rmSync(join(root, one.folder, "dist"), { recursive: true, force: true });
}

function isStale(one) {
  if (!existsSync(join(root, one.result)) || !existsSync(stampPath(one))) return true;
  return readFileSync(stampPath(one), "utf8") !== fingerprint(one);
}

async function run(one) {
  // sources that change during the build make it stale at once
  const stamp = fingerprint(one);
  rmSync(stampPath(one), { force: true });
  const { code, output } = await runNode(one.command(), { cwd: join(root, one.folder), env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Error(`The ${one.name} does not build.\n${output}`);
  mkdirSync(dirname(stampPath(one)), { recursive: true });
  writeFileSync(stampPath(one), stamp);
}

function stampPath({ name }) {
  return join(cache, "shopkeeper", `${name}.stamp`);
}

function fingerprint({ sources }) {
  const hash = createHash("sha256").update(process.version);
  for (const source of [...sources, ...everyBuild]) for (const line of linesOf(join(root, source))) hash.update(line);
  return hash.digest("hex");
}

function linesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return isIrrelevant(path) ? [] : [`${path} ${stat.size} ${stat.mtimeMs}\n`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => linesOf(join(path, name)));
}

function isIrrelevant(path) {
  return /\.(test|stories)\.tsx?$/.test(path);
}
