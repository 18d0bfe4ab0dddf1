import { isAbsolute } from "node:path";
import { CommandError } from "../commands/command-error";

/** The folder in a command's options; the calling program has made it absolute. */
export function backupFolder({ folder }: Readonly<Record<string, unknown>>): string {
  if (typeof folder !== "string" || !isAbsolute(folder)) throw new CommandError("folder is an absolute path.");
  return folder;
}
