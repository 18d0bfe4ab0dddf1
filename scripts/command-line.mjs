// The arguments of a command, parsed by node:util, and the data folder that every command takes.
import { parseArgs } from "node:util";
import { end, usualFolder } from "./command.mjs";

/** A number with its noun: 1 file, 2 files. */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Positionals and values of these options; ends with the usage if they are invalid. */
export function commandLine(usage, options = {}) {
  const dataDir = { type: "string", default: usualFolder() };
  try {
    const args = process.argv.slice(2).filter((each) => each !== "--");
    return parseArgs({ options: { ...options, "data-dir": dataDir }, allowPositionals: true, args });
  } catch (error) {
    return end(`${error.message}\n${usage}`);
  }
}
