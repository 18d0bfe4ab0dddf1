// P18 and P18b: durations that tests record but must not fail on.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program, root, runNode } from "../scripts/programs.mjs";
import { bar } from "./bar.mjs";

const server = "apps/server/src";
const requests = 2_000;

/** Tests of code that must be fast on any input: file, title, milliseconds. */
const quick = [
  ["packages/sdk/src/form-patterns.test.ts", "catastrophic patterns are answered, on texts of 30,000 characters", 1_000],
  ["packages/sdk/src/form-patterns.test.ts", "bombs of nested repetitions are refused", 200],
  ["packages/sdk/src/rich-text.test.ts", "a style or an address that is all spaces is read to its end", 100],
  ["packages/sdk/src/forms/date-format.test.ts", "a format that would take a matcher for ever is answered", 50],
  ["packages/hooks/src/layout/text-match.test.ts", "a long text of one letter is searched to its end", 200],
  ["packages/hooks/src/orders/sheet/sheet-rows.test.ts", "five thousand rows are matched", 2_000],
  ["packages/hooks/src/products/pickers/use-product-picker.test.tsx", "with 5,000 picked a page is ticked and unticked", 1_000],
  [`${server}/files/multipart.test.ts`, "a megabyte of line ends is content", 2_000],
  [`${server}/logs/sensitive-log.test.ts`, "what is kept of a call is at most 2000 characters, whatever was sent", 200],
  [
    `${server}/products/transfer/product-import.test.ts`,
    "a file with more specs than a product may have is refused, however long it is",
    2_000,
  ],
];

const measures = { P18: besideHeavyWork, P18b: singleTests };

/** Runs the named measures of P18. */
export async function measure(names) {
  const rows = [];
  for (const name of names.filter((name) => name in measures)) rows.push(...(await measures[name]()));
  return rows;
}

/** Runs every test that checks health during heavy or hostile work, and the generated requests. */
async function besideHeavyWork() {
  const files = readdirSync(join(root, server), { recursive: true })
    .map((path) => join(server, String(path)))
    .filter((path) => path.endsWith(".test.ts") && readFileSync(join(root, path), "utf8").includes("slowestHealth("));
  const { figures } = await run([...files, `${server}/testing/safety/hostile-requests.test.ts`], { DEEP: "1", FUZZ: String(requests) });
  const slowest = (kind) => figures.filter((figure) => figure.kind === kind).sort((one, other) => other.ms - one.ms)[0];
  const [health, request] = [slowest("health"), slowest("request")];
  console.log(`health waited longest in "${health.test}"`);
  return [
    bar("P18", "health while a hostile or heavy request is answered", 250, health.ms, "ms"),
    bar("P18", `the slowest of ${requests} generated requests`, 1_000, request.ms, "ms"),
  ];
}

async function singleTests() {
  const files = [...new Set(quick.map(([file]) => file))];
  const runs = [];
  for (let turn = 0; turn < 3; turn += 1) runs.push((await run(files)).times);
  return quick.map(([file, title, limit]) => {
    const times = runs.map((times) => times.get(`${file} ${title}`));
    if (times.includes(undefined)) throw new Error(`${file} has no test "${title}".`);
    return bar("P18b", title, limit, Math.min(...times), "ms");
  });
}

/** Runs test files one by one; resolves to the figures that they recorded and the duration of each test. */
async function run(files, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), "shopkeeper-bench-"));
  const [recorded, report] = [join(folder, "figures"), join(folder, "report.json")];
  try {
    const args = ["run", "--maxWorkers=1", "--testTimeout=1200000", "--reporter=json", `--outputFile=${report}`, ...files];
    const { code, output } = await runNode([program("vitest"), ...args], { env: { ...env, FIGURES_FILE: recorded } });
    if (code !== 0) throw new Error(output);
    const { testResults } = JSON.parse(readFileSync(report, "utf8"));
    const times = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => [`${name.slice(root.length)} ${fullName.trim()}`, duration]),
    );
    const lines = env.DEEP ? readFileSync(recorded, "utf8").trim().split("\n") : [];
    return { times: new Map(times), figures: lines.map((line) => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
