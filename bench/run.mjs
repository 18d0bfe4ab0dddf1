// Prints the measured bars beside their limits: `pnpm bench`, or `pnpm bench P2 P9`; `pnpm bench suite` compares the gates' times,
// `pnpm bench cluster` measures several nodes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const suites = {
  P1: () => import("./pages.mjs"),
  P2: () => import("./pages.mjs"),
  P2b: () => import("./orders.mjs"),
  P3: () => import("./pages.mjs"),
  P3b: () => import("./orders.mjs"),
  P4: () => import("./pages.mjs"),
  P4b: () => import("./pages.mjs"),
  P4c: () => import("./orders.mjs"),
  P5: () => import("./pages.mjs"),
  P5b: () => import("./pages.mjs"),
  P6: () => import("./pages.mjs"),
  P7: () => import("./pages.mjs"),
  P7b: () => import("./pages.mjs"),
  P8: () => import("./pages.mjs"),
  P9: () => import("./sdk.mjs"),
  P10: () => import("./server.mjs"),
  P11: () => import("./server.mjs"),
  P12: () => import("./orders.mjs"),
  P13: () => import("./export.mjs"),
  P13b: () => import("./orders.mjs"),
  P14: () => import("./orders.mjs"),
  P15: () => import("./start.mjs"),
  P18: () => import("./tests.mjs"),
  P18b: () => import("./tests.mjs"),
  P21: () => import("./shop-writes.mjs"),
};

const known = JSON.parse(readFileSync(fileURLToPath(new URL("known.json", import.meta.url)), "utf8"));
const requestedSuites = process.argv.slice(2).filter((name) => name !== "--");
if (requestedSuites[0] === "seed") {
  const { seedBench } = await import("./shop.mjs");
  await seedBench({ products: Number(requestedSuites[1] ?? 100_000) });
  process.exit(0);
}
if (requestedSuites[0] === "suite") {
  const { compareSuites } = await import("./suite.mjs");
  compareSuites(requestedSuites.slice(1));
  process.exit(0);
}
if (requestedSuites[0] === "cluster") {
  const { measureCluster } = await import("./cluster.mjs");
  await measureCluster(requestedSuites.slice(1));
  process.exit(0);
}
const unknown = requestedSuites.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No such measure: ${unknown.join(", ")}. There are ${Object.keys(suites).join(", ")}, \`seed\`, \`suite\` and \`cluster\`.`,
  );
  process.exit(2);
}

const names = requestedSuites.length > 0 ? requestedSuites : Object.keys(suites);
const rows = [];
// one run of a file for all its measures
const files = new Map(names.map((name) => [suites[name].toString(), suites[name]]));
for (const [source, load] of files) {
  const { measure } = await load();
  for (const row of await measure(names.filter((name) => suites[name].toString() === source))) {
    rows.push(row);
    console.log(line(row));
  }
}

console.log("\n" + ["measure", "what", "bar", "measured", ""].join(" | "));
for (const row of rows) console.log(line(row));
const unmet = rows.filter((row) => !row.isMet && !known[row.id]);
console.log(unmet.length === 0 ? "\nEvery bar is met or known with its reason." : `\n${unmet.length} bars are not met.`);
process.exit(unmet.length === 0 ? 0 : 1);

function line(row) {
  const verdict = row.isMet ? "met" : known[row.id] ? `known: ${known[row.id]}` : "NOT MET";
  return [row.name, row.what, `${row.atLeast ? "≥" : "≤"} ${row.bar} ${row.unit}`, `${row.measured} ${row.unit}`, verdict].join(" | ");
}
