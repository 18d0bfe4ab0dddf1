// Measures a slice: its files and lines, and the shared files that name it. `pnpm slice guarantees`; without a name it
// checks the slices and fields below against their bars. `--max-files`, `--max-lines` and `--max-shared` set bars for the named slice.
// Measures a field: the files written by hand that name it, without tests. `pnpm slice --field minPrice`.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./programs.mjs";
import { hooksParts, uiParts } from "./kit-parts.mjs";

/** The canonical slice is the minimum of a screen; coupons are large: picker, form with preview, history, lifecycles, trials, sending. */
const bars = {
  guarantees: { files: 12, lines: 621, shared: 4 },
  coupons: { files: 41, lines: 3316 },
};

/** The number of files that may name a field. */
const fieldBars = { minPrice: 7, deliveryMark: 6, appoint: 7 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "max-files": { type: "string" },
    "max-lines": { type: "string" },
    "max-shared": { type: "string" },
    field: { type: "string" },
  },
});
const [name] = positionals;
const wanted = name ? { [name]: { files: values["max-files"], lines: values["max-lines"], shared: values["max-shared"] } } : bars;
const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "openapi", "packages", "apps"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (path) =>
      /\.(tsx?|mts|mjs|yaml|json|css)$/.test(path) &&
      // examples of the safety matrices are test data, like stories
      !/\.(test|stories)\.|\/safety\.ts$|\/generated\/|\/migrations\//.test(path) &&
      existsSync(join(root, path)),
  );

function amountOf(what, list) {
  return what === "lines" ? list.reduce((sum, [, lines]) => sum + lines, 0) : list.length;
}

const domains = readdirSync(join(root, "openapi/paths")).map((file) => basename(file, ".yaml"));

/** Folders of the shell or of tests, which are not slices. */
const shellFolders = new Set([...uiParts, ...hooksParts, "layout", "testing", "composition", "demo", "theme"]);

/** The slice's files, their lines, and the lines of shared files that were written for it. */
function measure(slice) {
  const isOwn = (path) => new RegExp(`(^|/)${slice}(/|\\.)`).test(path);
  const own = sources.filter(isOwn);
  if (own.length === 0) throw new Error(`There is no slice ${slice}.`);
  const named = namesOf(own);
  const shared = sources
    .filter((path) => !isOwn(path) && !isOfAnotherSlice(path))
    .map((path) => [
      path,
      textOf(path)
        .split("\n")
        .filter((line) => words(line).some((word) => word === slice || named.has(word))).length,
    ])
    .filter(([, count]) => count > 0);
  return { files: own, lines: own.map((path) => [path, textOf(path).split("\n").length - 1]), shared };
}

/** The names of a slice for other code: its operations, their permissions, its refusal codes, and the exports of its server files. */
function namesOf(own) {
  const texts = own.map((path) => [path, textOf(path)]);
  const found = (of, pattern) =>
    texts.flatMap(([path, text]) => (of.test(path) ? [...text.matchAll(pattern)].map(([, name]) => name) : []));
  return new Set([
    ...found(/^openapi\/paths/, /operationId: (\w+)/g),
    ...found(/^openapi\/paths/, /^ {4}x-permission: ([a-z:]+)$/gm),
    ...found(/^apps\/server/, /new Refusal\("(\w+)"/g),
    ...found(/^apps\/server(?!.*\/(?:domain|demo)\.ts$)/, /^export (?:const|function|async function|interface) (\w+)/gm),
  ]);
}

/** The names in a line; quoted text with a space is prose. */
const words = (line) => line.replace(/"[^"]*"/g, (text) => (text.includes(" ") ? "" : text)).match(/[A-Za-z]+(?::[a-z]+)*/g) ?? [];

/** Whether a file belongs to another slice, whose use of this one does not count; `product-import` belongs to the products. */
function isOfAnotherSlice(path) {
  const folder =
    /^(?:openapi\/(?:paths|schemas)|packages\/\w+\/src(?:\/rules)?|apps\/server\/src|apps\/console\/src\/routes)\/([\w-]+)/.exec(path)?.[1];
  return (
    folder !== undefined && !shellFolders.has(folder) && domains.some((name) => folder === name || `${folder.split("-")[0]}s` === name)
  );
}

const textOf = (path) => readFileSync(join(root, path), "utf8");

const filesNaming = (field) => sources.filter((path) => new RegExp(`\\b${field}\\b`).test(textOf(path)));

const fields = values.field ? { [values.field]: Number.POSITIVE_INFINITY } : name ? {} : fieldBars;
for (const [field, most] of Object.entries(fields)) {
  const found = filesNaming(field);
  console.log(`${field}: ${found.length} files`);
  if (values.field || found.length > most) for (const path of found) console.log(`  ${path}`);
  if (found.length > most) {
    console.error(`${field}: more files than ${most}`);
    process.exitCode = 1;
  }
}

for (const [slice, max] of Object.entries(values.field ? {} : wanted)) {
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
