// What one slice costs: its files and lines, and the shared files that name it. `pnpm slice guarantees`; without a name it
// holds the slices below to their bars. `--max-files`, `--max-lines` and `--max-shared` set bars for the slice that is named.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { root } from "./programs.mjs";

/** The canonical slice is the least that a screen needs; coupons are a large one with a picker, a form of its own page and sending. */
const bars = {
  guarantees: { files: 14, lines: 650, shared: 3 },
  coupons: { files: 35, lines: 2300 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "max-files": { type: "string" }, "max-lines": { type: "string" }, "max-shared": { type: "string" } },
});
const [name] = positionals;
const wanted = name ? { [name]: { files: values["max-files"], lines: values["max-lines"], shared: values["max-shared"] } } : bars;
const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "openapi", "packages", "apps"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(tsx?|mts|mjs|yaml|json|css)$/.test(path) && !/\.(test|stories)\.|\/generated\/|\/migrations\//.test(path));

for (const [slice, max] of Object.entries(wanted)) {
  const measured = measure(slice);
  const over = Object.entries(measured).filter(([what, list]) => max[what] !== undefined && amountOf(what, list) > Number(max[what]));
  const amounts = Object.entries(measured).map(([what, list]) => `${amountOf(what, list)} ${what}`);
  console.log(`${slice}: ${amounts.join(", ")}`);
  if (name || over.length > 0) {
    for (const [path, lines] of measured.lines) console.log(`  ${String(lines).padStart(4)} ${path}`);
    for (const [path, count] of measured.shared) console.log(`  shared: ${path} (${count} ${count === 1 ? "line" : "lines"})`);
  }
  for (const [what] of over) console.error(`${slice}: more ${what} than ${max[what]}`);
  if (over.length > 0) process.exitCode = 1;
}

function amountOf(what, list) {
  return what === "lines" ? list.reduce((sum, [, lines]) => sum + lines, 0) : list.length;
}

/** Files of the slice by their lines, and the lines of shared files that were written for it. */
function measure(slice) {
  const isOwn = (path) => new RegExp(`(^|/)${slice}(/|\\.)`).test(path);
  const own = sources.filter(isOwn);
  if (own.length === 0) throw new Error(`There is no slice ${slice}.`);
  const lines = own.map((path) => [path, textOf(path).split("\n").length - 1]);
  const mark = markOf(slice);
  const shared = sources
    .filter((path) => !isOwn(path) && !isOfAnotherSlice(path))
    .map((path) => [path, textOf(path).split("\n").filter((line) => mark.test(line)).length])
    .filter(([, count]) => count > 0);
  return { files: own, lines, shared };
}

function textOf(path) {
  return readFileSync(join(root, path), "utf8");
}
