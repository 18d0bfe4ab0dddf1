import { chmodSync, mkdirSync, statSync } from "node:fs";
import { SettingsError } from "../settings";

const OTHERS = 0o077;

/** Makes the data folder, unreadable for other users of the machine: it holds the database, its files and the command socket's token. */
export function privateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & OTHERS) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new SettingsError(
      `The data folder ${folder} is open to other users, and this process may not change that. Run chmod 700 on it, or set DATA_DIR to a folder within it.`,
      { cause },
    );
  }
}
