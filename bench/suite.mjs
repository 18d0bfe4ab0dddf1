// Times the gates of `pnpm test` in this commit and another one: `pnpm bench suite [gate …] [--against REV]`.
// Both are clean checkouts, and each gate runs in one and then in the other, so that a slowdown of the machine affects both.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pnpm } from "../scripts/packages.mjs";
import { root } from "../scripts/programs.mjs";

/** Prints wall and CPU seconds of the named gates, or of all, in the commit that is checked out and in `--against` (HEAD~1). */
export function compareSuites(args) {
  const { values, positionals: named } = parseArgs({ args, allowPositionals: true, options: { against: { type: "string" } } });
  const work = mkdtempSync(join(tmpdir(), "shopkeeper-suite-"));
  try {
    const [before, now] = [values.against ?? "HEAD~1", "HEAD"].map((revision, at) => checkOut(revision, join(work, String(at))));
    const all = execFileSync(process.execPath, ["scripts/test.mjs", "--list"], { cwd: now, encoding: "utf8" }).trim().split("\n");
    const sums = [zero, zero];
    print("gate", ["before", ""], ["now", ""]);
    // gates that others need come first
    for (const gate of all.filter((name) => name === "build" || named.length === 0 || named.includes(name))) {
      const figures = [before, now].map((folder) => figuresOf(folder, gate));
      for (const at of [0, 1]) sums[at] = { seconds: sums[at].seconds + figures[at].seconds, cpu: sums[at].cpu + figures[at].cpu };
      print(gate, ...figures.map(texts));
    }
    print("together", ...sums.map(texts));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const zero = { seconds: 0, cpu: 0 };

function checkOut(revision, folder) {
  const commit = execFileSync("git", ["rev-parse", "--verify", `${revision}^{commit}`], { cwd: root, encoding: "utf8" }).trim();
  execFileSync("git", ["clone", "--quiet", "--shared", "--no-checkout", root, folder]);
  execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: folder });
  pnpm(["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], { cwd: folder });
  return folder;
}

/** The figures of the gate's line in the summary; none if the commit has no such gate. */
function figuresOf(folder, gate) {
  const { stdout } = spawnSync(process.execPath, ["scripts/test.mjs", gate], { cwd: folder, encoding: "utf8", maxBuffer: 1e9 });
  const [, state, seconds, cpu] = new RegExp(`^  ${gate}\\s+([A-Z ]+?)\\s+([\\d.]+) s\\s+([\\d.]+) s CPU`, "m").exec(stdout) ?? [];
  return state === undefined ? zero : { state, seconds: Number(seconds), cpu: Number(cpu) };
}

const texts = ({ state = "PASSED", seconds, cpu }) => [state === "PASSED" ? `${seconds.toFixed(1)} s` : state, `${cpu.toFixed(1)} s CPU`];

function print(name, ...sides) {
  console.log(`${name.padEnd(12)}${sides.flatMap((side) => side.map((text) => text.padStart(14))).join("")}`.trimEnd());
}
