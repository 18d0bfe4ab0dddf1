// The checks before every commit: `pnpm test`, or some of them by name: `pnpm test lint types`.
import { consoleTests, countOfTests, journeys, quiet, stories } from "./browser-gates.mjs";
import { buildGate, shop } from "./builds.mjs";
import { command, runNamedGates } from "./gates.mjs";
import { program, root } from "./programs.mjs";
import { uiParts } from "./kit-parts.mjs";

process.chdir(root);

await runNamedGates([
  buildGate([...shop, "sdk"]),
  // single-core gates, the longest first, so that they end together
  command("format", [program("oxfmt"), "--check"]),
  command("dead code", [program("knip"), "--no-progress"]),
  command("boundaries", ["scripts/boundaries.mjs"]),
  command("drift", ["scripts/drift.mjs"], { env: quiet }),
  command("embedded", ["scripts/embedded.mjs"]),
  command("contract", [program("@redocly/cli", { command: "redocly" }), "lint", "openapi/openapi.yaml", "--format", "stylish"], {
    env: quiet,
  }),
  command("texts", ["scripts/texts.mjs"]),
  command("generators", ["scripts/generators.mjs"], { needs: ["build"] }),
  command("slices", ["scripts/slice.mjs"], { isShown: true }),
  command("sizes", ["scripts/sizes.mjs"], { needs: ["build"], isShown: true }),
  command("screens", ["scripts/screens.mjs"], { isShown: true }),
  // gates on both cores
  command("types", ["scripts/typecheck.mjs"], { weight: 2 }),
  command("lint", [program("oxlint")], { weight: 2 }),
  command("tests", [program("vitest"), "run", "--reporter=default", "--silent=passed-only"], { weight: 2, note: countOfTests }),
  consoleTests,
  stories("stories", ...uiParts.flatMap((folder) => ["--exclude", `src/${folder}/**`])),
  journeys("journeys", "everyday", ["build"]),
]);
