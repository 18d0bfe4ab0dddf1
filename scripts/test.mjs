// All that CI checks: `pnpm test`, or some of it by name: `pnpm test lint types`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./builds.mjs";
import { headlessChromium } from "./chromium.mjs";
import { command, limitMs, runGates } from "./gates.mjs";
import { withPostgresql } from "./postgresql.mjs";
import { cache, program, root, runNode } from "./programs.mjs";

process.chdir(root);
const quiet = {
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
  CI: "1",
};
const vitest = program("vitest");
const tests = /^\s*Tests\s+(.+)$/m;
const ui = join(root, "packages/ui");

const gates = [
  { name: "build", run: builds, weight: 2 },
  // of one core, the longest first: they end together
  command("storybook", [program("storybook", { folder: "packages/ui" }), "build", "--disable-telemetry", "--quiet"], {
    cwd: ui,
    env: quiet,
  }),
  command("format", [
    program("prettier"),
    "--check",
    ".",
    "--log-level",
    "warn",
    "--cache",
    "--cache-location",
    join(cache, "shopkeeper/prettier"),
  ]),
  command("dead code", [program("knip"), "--no-progress"]),
  command("package", ["scripts/check-package.mjs"], { needs: ["build"] }),
  command("boundaries", ["scripts/boundaries.mjs"]),
  command("drift", ["scripts/drift.mjs"], { env: quiet }),
  command("embedded", ["scripts/embedded.mjs"]),
  command("contract", [program("@redocly/cli", { command: "redocly" }), "lint", "openapi/openapi.yaml", "--format", "stylish"], {
    env: quiet,
  }),
  command("texts", ["scripts/texts.mjs"]),
  command("slices", ["scripts/slice.mjs"], { isShown: true }),
  command("sizes", ["scripts/sizes.mjs"], { needs: ["build"], isShown: true }),
  command("screens", ["scripts/screens.mjs"], { isShown: true }),
  // of both cores
  command("types", ["scripts/typecheck.mjs"], { weight: 2 }),
  command("lint", [program("oxlint")], { weight: 2 }),
  command("tests", [vitest, "run", "--reporter=default", "--silent=passed-only"], { weight: 2, note: tests }),
  { name: "tests on PostgreSQL", run: onPostgresql, weight: 2 },
  browser("stories", [program("vitest", { folder: "packages/ui" }), "run", "--silent=passed-only"], { cwd: ui, note: tests }),
  { ...browser("journeys", []), run: journeys, needs: ["build", "storybook", "package"] },
];

const requestedGates = process.argv.slice(2).filter((name) => name !== "--");
const unknown = requestedGates.filter((name) => !gates.some((gate) => gate.name === name));
if (unknown.length > 0) {
  console.error(`There is no gate called ${unknown.join(", ")}. There are: ${gates.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const failed = await runGates(requestedGates.length > 0 ? gates.filter(({ name }) => requestedGates.includes(name)) : gates, {
  minutes: requestedGates.length > 0 ? undefined : 20,
});
process.exit(failed > 0 ? 1 : 0);

async function builds() {
  const built = await build();
  return { code: 0, output: "", note: built.length > 0 ? `built ${built.join(" and ")}` : "up to date" };
}

/** Journeys side by side, then one by one those that measure time and are tagged `@alone`. */
async function journeys() {
  const playwright = [
    program("@playwright/test", { folder: "e2e", command: "playwright" }),
    "test",
    "--config",
    "e2e/playwright.config.ts",
  ];
  const run = (...args) => browser("journeys", [...playwright, "--pass-with-no-tests", ...args], { note: /^\s*(\d+ passed)/m }).run();
  const together = await run("--grep-invert", "@alone");
  const seen = together.code === 0 ? "" : pagesThatFailed();
  const alone = await run("--grep", "@alone", "--workers", "1");
  const again = /^\s*(\d+) flaky/m.exec(together.output + alone.output)?.[1];
  const note = [together.note, alone.note && `${alone.note} alone`, again && `${again} only at the second try`].filter(Boolean).join(", ");
  return {
    code: together.code || alone.code,
    output: together.output + seen + alone.output + (alone.code === 0 ? "" : pagesThatFailed()),
    note,
  };
}

/** What failed journeys had on their pages, for who reads the log alone. */
function pagesThatFailed() {
  const folder = join(root, "test-results");
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith("error-context.md"))
    : [];
  return files.map((file) => `\n${file}\n${readFileSync(join(folder, String(file)), "utf8").slice(0, 6000)}\n`).join("");
}

/** A gate in Chromium: without one it fails, and says what to install. */
function browser(name, args, options) {
  const gate = command(name, args, { weight: 2, ...options, env: quiet });
  return {
    ...gate,
    run: async () => {
      try {
        headlessChromium();
      } catch (error) {
        return { code: 1, output: `${error.message}\n` };
      }
      return gate.run();
    },
  };
}

/** The server's tests that reach a database, on PostgreSQL; the generated matrices run there in `test:deep`. */
async function onPostgresql() {
  return withPostgresql(async (url) => {
    const result = await runNode([vitest, "run", "--project", "server", "--silent=passed-only", ...databaseTests()], {
      limitMs,
      env: { TEST_DATABASE_URL: url },
    });
    return { ...result, note: tests.exec(result.output)?.[1]?.replace(/\s+/g, " ") };
  });
}

function databaseTests() {
  const source = "apps/server/src";
  return readdirSync(join(root, source), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".test.ts") && !path.startsWith("safety/"))
    .map((path) => join(source, path))
    .filter((path) => /from "[./]+testing"/.test(readFileSync(join(root, path), "utf8")));
}
