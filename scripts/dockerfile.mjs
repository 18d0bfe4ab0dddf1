// Reads a simple Dockerfile like ours: one instruction a line, or continued by a backslash.
import { readFileSync } from "node:fs";

/** The stages of a Dockerfile, in order: `{ name, steps: [{ instruction, text }] }`, the instruction in capitals. */
export function stagesOf(path) {
  const lines = readFileSync(path, "utf8")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const stages = [];
  for (const line of lines) {
    const [, instruction, text] = /^([A-Z]+)\s+(.*)$/.exec(line);
    if (instruction === "FROM") stages.push({ name: /\bAS (\S+)$/.exec(text)?.[1], steps: [] });
    else stages.at(-1).steps.push({ instruction, text });
  }
  return stages;
}
