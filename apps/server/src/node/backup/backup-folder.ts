import { isAbsolute } from "node:path";
import { CommandError } from "../commands/command-error";

/** The folder that the options of a command name; the program that sent them has made it absolute. */
export function backupFolder({ folder }: Readonly<Record<string, unknown>>): string {
  if (typeof folder !== "string" || !isAbsolute(folder)) throw new CommandError("folder is an absolute path.");
  return folder;
}
