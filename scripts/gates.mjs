// Runs gates side by side as far as the machine allows, and prints each one's result and time.
import { cpuSeconds, endLimited, runNode, usage } from "./programs.mjs";

const cores = 2;

/** Runs the gates that the command line names, or all of them within their minutes, and ends the process. */
export async function runNamedGates(gates, { minutes }) {
  const named = process.argv.slice(2).filter((name) => name !== "--");
  const unknown = named.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0) {
    console.error(`There is no gate called ${unknown.join(", ")}. There are: ${gates.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  const failed = await (named.length > 0 ? runGates(gates.filter(({ name }) => named.includes(name))) : runGates(gates, { minutes }));
  process.exit(failed > 0 ? 1 : 0);
}

/**
 * Runs every gate to its end; resolves to how many failed.
 *
 * A gate is `{ name, run, weight?, needs? }`: `run` resolves to `{ code, output, note? }`, `weight` is how many cores it fills,
 * `needs` names gates without whose success it cannot run. The first gate that fits starts, so that the long ones of one core
 * stand first. With `minutes` a last gate called "time" fails when all of them together took longer; TEST_MINUTES is the limit of
 * a slower machine.
 */
async function runGates(gates, { minutes } = {}) {
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
  if (minutes !== undefined) holdTime(Number(process.env.TEST_MINUTES ?? minutes));
  return summary();

  function holdTime(limit) {
    const seconds = (Date.now() - began) / 1000;
    const cpu = cpuSeconds();
    const note = `at most ${limit} minutes${process.env.TEST_MINUTES === undefined ? "" : " (TEST_MINUTES)"}`;
    const state = seconds <= limit * 60 ? "passed" : "failed";
    gates = [...gates, { name: "time" }];
    results.set("time", { state, seconds, cpu, note });
    if (state === "passed") return;
    console.log(`== time: failed. The gates took ${(seconds / 60).toFixed(1)} minutes, and this machine's ${cores} cores worked for`);
    console.log(
      `   ${(cpu / 60).toFixed(1)} of ${((cores * seconds) / 60).toFixed(1)}. Where the machine is slow or busy, set TEST_MINUTES.\n`,
    );
  }

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
      const { state, seconds, cpu, note } = results.get(name);
      const times = `${seconds.toFixed(1).padStart(6)} s  ${cpu.toFixed(1).padStart(6)} s CPU`;
      console.log(`  ${name.padEnd(width)}  ${state.toUpperCase().padEnd(7)}  ${times}  ${note ?? ""}`.trimEnd());
    }
    console.log("");
    console.log(`${count("passed")} passed, ${count("failed")} failed`);
    return count("failed");
  }
}

/** How long a gate may take before it is ended as a failure. */
export const limitMs = 20 * 60_000;

/** A gate that is one command of Node; what its last lines count is its note. */
export function command(name, args, { weight, needs, isShown, note, ...options } = {}) {
  const run = async () => {
    const result = await runNode(args, { limitMs, ...options });
    return { ...result, note: note?.exec(result.output)?.[1]?.replace(/\s+/g, " ") };
  };
  return { name, weight, needs, isShown, run };
}

/** What a gate printed, set in, without the lines of what went well. */
function excerpt(output) {
  const lines = output.trimEnd().split("\n");
  return (
    lines
      .filter((line) => !/^\s*[✓✔↓]/.test(line))
      .map((line) => `   ${line}`)
      .join("\n") + "\n"
  );
}

function weightOf({ weight = 1 }) {
  return weight;
}
