// Limits of the texts for newcomers, and references to missing decisions; part of the gate `texts`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./programs.mjs";

const decisions = "docs/adr";
const limits = { files: 40, words: 12_000, bytes: { "README.md": 8_000, "CONTEXT.md": 12_000 } };
const written = /\.(md|mdx|m?[jt]sx?|ya?ml|json|sql|css|html|cfg|sh)$/;
/** `ADR 4`, `ADRs 4, 84 and [87]`, `docs/adr/0004`. */
const references = [/\bADRs? ((?:\[?\d+\]?(?:\([^)]*\))?(?:, | and )?)+)/g, /\badr\/0*(\d+)/g];

/** One sentence for each exceeded limit and each reference to a missing decision. */
export function proseProblems() {
  const files = readdirSync(join(root, decisions)).filter((file) => file.endsWith(".md"));
  const words = files.reduce((sum, file) => sum + wordsOf(read(join(decisions, file))), 0);
  return [
    ...(files.length > limits.files ? [`${decisions}: ${files.length} files, at most ${limits.files}`] : []),
    ...(words > limits.words ? [`${decisions}: ${words} words, at most ${limits.words}`] : []),
    ...Object.entries(limits.bytes).flatMap(([path, limit]) => {
      const bytes = Buffer.byteLength(read(path));
      return bytes > limit ? [`${path}: ${bytes} bytes, at most ${limit}`] : [];
    }),
    ...translationProblems("docs/run.md", "docs/zh/run.md"),
    ...unknownDecisions(new Set(files.map((file) => Number.parseInt(file, 10)))),
  ];
}

/** A translation has as many sections as its original, the same settings in its table and the same commands. */
function translationProblems(path, translated) {
  const parts = {
    sections: (text) => [`${text.match(/^## /gm)?.length}`],
    settings: (text) => [...text.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name),
    commands: (text) => [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block]) => block),
  };
  return Object.entries(parts).flatMap(([name, partsOf]) => {
    const isSame = JSON.stringify(partsOf(read(path))) === JSON.stringify(partsOf(read(translated)));
    return isSame ? [] : [`${translated}: its ${name} are not those of ${path}`];
  });
}

function unknownDecisions(known) {
  const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, maxBuffer: 2 ** 26 });
  const paths = tracked
    .toString()
    .split("\0")
    .filter((path) => written.test(path) && existsSync(join(root, path)));
  return paths.flatMap((path) => {
    const unknown = decisionsIn(read(path)).filter((number) => !known.has(number));
    return unknown.map((number) => `${path}: there is no ADR ${number}`);
  });
}

/** The numbers of the decisions that a text refers to. */
export function decisionsIn(text) {
  return references.flatMap((reference) =>
    [...text.matchAll(reference)].flatMap(([, numbers]) => [...numbers.replace(/\([^)]*\)/g, "").matchAll(/\d+/g)].map(Number)),
  );
}

function wordsOf(text) {
  return text.match(/\S+/g)?.length ?? 0;
}

function read(path) {
  return readFileSync(join(root, path), "utf8");
}
