// Runs gates in parallel as far as the machine allows, prints each result and time, and stores them in .cache/suite.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endLimited, root, runNode, usage } from "./programs.mjs";

const cores = 2;
const figures = join(root, ".cache/suite.json");

/** Runs the gates on the command line, or all of them, and ends the process; `--list` prints their names. */
export async function runNamedGates(gates) {
  const named = process.argv.slice(2).filter((name) => name !== "--");
  if (named[0] === "--list") {
    console.log(gates.map(({ name }) => name).join("\n"));
    process.exit(0);
  }
  const unknown = named.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0) {
    console.error(`There is no gate called ${unknown.join(", ")}. There are: ${gates.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  const failed = await runGates(named.length > 0 ? gates.filter(({ name }) => named.includes(name)) : gates);
  process.exit(failed > 0 ? 1 : 0);
}

/**
 * Runs every gate to its end; resolves to the number of failed gates.
 *
 * A gate is `{ name, run, weight?, needs? }`: `run` resolves to `{ code, output, note? }`, `weight` is the number of cores it uses,
 * `needs` names the gates that must succeed before it. The first gate that fits starts, so the long single-core gates come
 * first. No gate fails because of its duration: `pnpm bench suite` compares durations with another commit (ADR 75).
 */
async function runGates(gates) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  process.once("exit", endLimited);
  const began = Date.now();
  const results = new Map();
  const waiting = [...gates];
  const running = new Set();
  let filled = 0;

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((gate) => isDecided(gate) && filled + weightOf(gate) <= cores);
    if (next < 0) {
      await Promise.race(running);
      continue;
    }
    const [gate] = waiting.splice(next, 1);
    filled += weightOf(gate);
    const turn = runOne(gate).then(() => {
      filled -= weightOf(gate);
      running.delete(turn);
    });
    running.add(turn);
  }
  recordFigures(results);
  return summary();

  function isDecided({ needs = [] }) {
    return needs.every((name) => results.has(name) || !gates.some((gate) => gate.name === name));
  }

  async function runOne(gate) {
    const lacking = (gate.needs ?? []).find((name) => results.get(name)?.state === "failed");
    const start = Date.now();
    const account = { cpu: 0 };
    const { code, output, note, isLeftOut } = lacking
      ? { code: 1, output: `It needs "${lacking}", which failed.\n` }
      : await usage.run(account, gate.run).catch((error) => ({ code: 1, output: `${error.stack ?? error}\n` }));
    const result = {
      state: isLeftOut ? "not run" : code === 0 ? "passed" : "failed",
      seconds: (Date.now() - start) / 1000,
      ...account,
      note,
      named: namedIn(output),
    };
    results.set(gate.name, result);
    console.log(`== ${gate.name}: ${result.state}, ${result.seconds.toFixed(1)} s${note ? ` (${note})` : ""}`);
    if (result.state === "failed" || gate.isShown) console.log(excerpt(output));
  }

  function summary() {
    const width = Math.max(...gates.map(({ name }) => name.length));
    const count = (state) => [...results.values()].filter((result) => result.state === state).length;
    console.log("\nSummary");
    for (const { name } of gates) {
      const { state, seconds, cpu, note, named } = results.get(name);
      const times = `${seconds.toFixed(1).padStart(6)} s  ${cpu.toFixed(1).padStart(6)} s CPU`;
      console.log(`  ${name.padEnd(width)}  ${state.toUpperCase().padEnd(7)}  ${times}  ${note ?? ""}`.trimEnd());
      for (const line of named) console.log(`    ${line}`);
    }
    const cpu = [...results.values()].reduce((sum, result) => sum + result.cpu, 0);
    console.log("");
    console.log(
      `${count("passed")} passed, ${count("failed")} failed in ${Math.round((Date.now() - began) / 1000)} s, ${Math.round(cpu)} s CPU`,
    );
    return count("failed");
  }
}

/** Stores the last figures of each gate, and keeps those of gates that did not run now. */
function recordFigures(results) {
  const before = existsSync(figures) ? JSON.parse(readFileSync(figures, "utf8")) : {};
  const now = [...results].map(([name, { state, seconds, cpu }]) => [name, { state, seconds, cpu }]);
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(figures, `${JSON.stringify({ ...before, ...Object.fromEntries(now) }, null, 2)}\n`);
}

/** A gate that runs this long hangs, and is ended as a failure. */
export const limitMs = 60 * 60_000;

/** A gate that runs one Node command; the match of `note` in its output is its note. */
export function command(name, args, { weight, needs, isShown, note, ...options } = {}) {
  const run = async () => {
    const result = await runNode(args, { limitMs, ...options });
    return { ...result, note: note?.exec(result.output)?.[1]?.replace(/\s+/g, " ") };
  };
  return { name, weight, needs, isShown, run };
}

/** A gate's output, indented, without the lines of passed tests. */
function excerpt(output) {
  const lines = output.trimEnd().split("\n");
  return (
    lines
      .filter((line) => !/^\s*[✓✔↓]/.test(line))
      .map((line) => `   ${line}`)
      .join("\n") + "\n"
  );
}

/** The tests that failed, or passed only at the second try, by the lines in which Vitest and Playwright name them. */
function namedIn(output) {
  const lines = output.matchAll(/^\s*(FAIL\s.+|\[\w+\] › .+:\d+:\d+ › .+?)\s*─*$/gm);
  return [...new Set([...lines].map(([, line]) => line))].slice(0, 30);
}

function weightOf({ weight = 1 }) {
  return weight;
}
