// What takes longer than a coffee: the long fuzz on both databases, random walks, hostile input, kill -9 under writes.
import { build } from "./builds.mjs";
import { command, runGates } from "./gates.mjs";
import { startPostgresql } from "./postgresql.mjs";
import { program, root, runNode } from "./programs.mjs";

process.chdir(root);
const deep = { DEEP: "1", FUZZ: process.env.FUZZ ?? "20000" };
const server = [program("vitest"), "run", "--project", "server", "--silent=passed-only", "--testTimeout=1200000", "--hookTimeout=120000"];
const limitMs = 25 * 60_000;
const tests = /^\s*Tests\s+(.+)$/m;

const failed = await runGates([
  command("deep on PGlite", server, { weight: 2, env: deep, note: tests, limitMs }),
  { name: "deep on PostgreSQL", weight: 2, run: onPostgresql },
  { name: "kill -9 and starts", weight: 2, run: journeys },
]);
process.exit(failed > 0 ? 1 : 0);

async function onPostgresql() {
  const postgresql = await startPostgresql();
  if (!postgresql) {
    console.log("\nPostgreSQL: NOT RUN\n");
    const output = "PostgreSQL: NOT RUN. Install it, or set TEST_DATABASE_URL.\n";
    return { code: process.env.REQUIRE_POSTGRES === "1" ? 1 : 0, output, isLeftOut: process.env.REQUIRE_POSTGRES !== "1" };
  }
  try {
    const result = await runNode(server, { limitMs, env: { ...deep, TEST_DATABASE_URL: postgresql.url } });
    return { ...result, note: tests.exec(result.output)?.[1]?.replace(/\s+/g, " ") };
  } finally {
    postgresql.stop();
  }
}

/** The journeys about starting and dying, three times over, since a moment decides. */
async function journeys() {
  await build();
  const playwright = program("@playwright/test", { folder: "e2e", command: "playwright" });
  return runNode(
    [playwright, "test", "--config", "e2e/playwright.config.ts", "--grep", "kill -9|twice on one data directory", "--repeat-each", "3"],
    { env: deep, limitMs },
  );
}
