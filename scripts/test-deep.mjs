// Slower checks, which CI also runs: PostgreSQL, its failover and its pooler, a cluster in which every part fails, the kit's own
// stories, journeys through the whole console, the long fuzz on both databases, random walks, hostile input, kill -9 under writes,
// and the build of the documentation site. `pnpm test:deep`, or some of it by name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { alertRules } from "./alert-rules.mjs";
import { clusterJourney, countOfTests, journeys, quiet, storiesWith } from "./browser-gates.mjs";
import { buildGate } from "./builds.mjs";
import { withCitus } from "./citus.mjs";
import { hasHaproxy } from "./haproxy.mjs";
import { command, runNamedGates } from "./gates.mjs";
import { pickerStories } from "./picker-stories.mjs";
import { startPgbouncer } from "./pgbouncer.mjs";
import { hasPostgresql, mayMount, notRun, withPostgresql } from "./postgresql.mjs";
import { program, root } from "./programs.mjs";
import { uiParts } from "./kit-parts.mjs";

process.chdir(root);
// requests of the fuzz on each of the two databases: 20,000 in a run
const deep = { DEEP: "1", FUZZ: process.env.FUZZ ?? "10000" };
const source = "apps/server/src";
// parts of the paths of tests of session state: settings, prepared statements, locks, cursors
const throughPooler = [
  ...[
    "jobs/claims",
    "kernel/idempotency",
    "tenancy/migrate",
    "node/backup/backup",
    "node/several-nodes",
    "orders/advance-orders",
    "orders/sending",
  ],
  ...["adapters/postgresql-sessions", "session/own-sessions", "shipping/beside-deletion", "tokens/"],
].map((path) => `src/${path}`);
const onBoth = ["src/testing/safety/", "/heavy-import.test.ts", "/walks.test.ts", "/no-change.test.ts"];

await runNamedGates([
  buildGate(),
  command("storybook", [program("storybook", { folder: "packages/ui" }), "build", "--disable-telemetry", "--quiet"], {
    cwd: join(root, "packages/ui"),
    env: quiet,
  }),
  tests("safety on PGlite", onBoth),
  onPostgresql("safety on PostgreSQL", onBoth),
  tests("server processes", ["src/kill-nine.test.ts", "src/node.test.ts", "src/node-roles.test.ts"]),
  alertRules,
  { name: "failover of PostgreSQL", run: failover },
  { ...clusterJourney, run: cluster },
  { name: "tests through PgBouncer", run: () => withPostgresql(onPgbouncer) },
  command("package", ["scripts/check-package.mjs"], { needs: ["build"], note: /sizes: (.*)/ }),
  command("image", ["scripts/check-image.mjs"], { note: /(image: NOT RUN.*|the image serves.*)/ }),
  command("docs", ["scripts/docs.mjs"], { needs: ["build"] }),
  command("a new field", ["scripts/field-example.mjs"], { note: /a new field: (.*)/ }),
  tests("SKU matrix", ["sku-matrix.test.ts"]),
  command("planted defects", ["scripts/planted-defects.mjs"], { isShown: true }),
  { ...onPostgresql("tests on PostgreSQL", databaseTests(), {}), weight: 2 },
  { name: "citus", run: onCitus, weight: 2 },
  // `pnpm test` runs the screens' stories in Chinese; parts and pickers are also mounted twice, as apps mount them in development
  storiesWith(
    { STORYBOOK_LANGUAGE: "en", STORYBOOK_STRICT: "1" },
    "stories in English",
    ...uiParts.map((folder) => `src/${folder}/`),
    ...pickerStories,
  ),
  storiesWith({ STORYBOOK_STATES: "1" }, "states of stories"),
  journeys("journeys", "deep", ["build", "storybook", "package"]),
]);

function tests(name, files, env = deep) {
  const projects = ["--project", "server", "--project", "hooks"];
  const args = ["run", ...projects, "--silent=passed-only", "--testTimeout=600000", "--hookTimeout=120000", ...files];
  return command(name, [program("vitest"), ...args], { env, note: countOfTests });
}

function onPostgresql(name, files, env = deep) {
  return { name, run: () => withPostgresql((url) => tests(name, files, { ...env, TEST_DATABASE_URL: url }).run()) };
}

/** The test itself starts a primary and a standby, from installed binaries. */
function failover() {
  if (!hasPostgresql()) return notRun("Failover of PostgreSQL", "Install it (Debian: apt-get install postgresql).");
  const files = ["src/failover.test.ts"];
  if (mayMount()) files.push("src/full-disk.test.ts");
  else console.log("\nFull disk: NOT RUN, since this account may not mount one\n");
  return tests("failover of PostgreSQL", files).run();
}

/** Three nodes behind HAProxy, whose database fails over twice. */
function cluster() {
  if (!hasPostgresql()) return notRun("Cluster", "Install PostgreSQL (Debian: apt-get install postgresql).");
  if (!hasHaproxy()) return notRun("Cluster", "Install HAProxy (Debian: apt-get install haproxy).");
  return clusterJourney.run();
}

/** On our own Citus also the tests that start and end its machines, and then a check of its log of statements. */
function onCitus() {
  return withCitus(async (url, own) => {
    const env = { TEST_DATABASE_URL: url, TEST_CITUS: "1" };
    const result = await tests("citus", [...databaseTests(), ...(own ? ["src/node/shards/"] : [])], env).run();
    if (!own || result.code !== 0) return result;
    const SEVERAL_SHARDS = JSON.stringify(own.severalShards());
    const spread = await tests("several shards", ["src/testing/safety/several-shards.test.ts"], { SEVERAL_SHARDS }).run();
    return spread.code === 0 ? result : spread;
  });
}

async function onPgbouncer(url) {
  const pgbouncer = await startPgbouncer(url);
  if (!pgbouncer) return notRun("PgBouncer", "Install it (Debian: apt-get install pgbouncer).");
  try {
    return await tests("tests through PgBouncer", throughPooler, { TEST_DATABASE_URL: pgbouncer.url }).run();
  } finally {
    await pgbouncer.stop();
  }
}

/** The server's tests that use a database, except those that run on both databases anyway. */
function databaseTests() {
  const found = readdirSync(join(root, source), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".test.ts") && !path.startsWith("testing/safety/"))
    .map((path) => join(source, path))
    .filter((path) => /from "[./]+(testing\/)?(start-server|test-database)"/.test(readFileSync(join(root, path), "utf8")));
  // a pattern that no longer matches would test nothing
  if (found.length < 90) throw new Error(`Only ${found.length} tests of the server were found to reach a database.`);
  return found;
}
