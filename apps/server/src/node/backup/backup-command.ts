import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskFiles } from "../../adapters/disk-files";
import type { Files } from "../../ports/files";
import type { Place } from "../commands/command";
import { CommandError } from "../commands/command-error";
import { backupFolder } from "./backup-folder";
import { copyFile } from "./copy-file";
import { fingerprint } from "./fingerprint";
import { FORMAT, type Manifest } from "./manifest";
import { writeTables } from "./write-tables";

/**
 * Writes all shops to a new folder: the rows as they are at one moment, then the files that these name.
 *
 * The folder has a temporary name until it is complete. A file is kept for a day after its row is deleted, so that it can still be copied.
 */
export async function backupCommand({ database, files, clock }: Place, options: Readonly<Record<string, unknown>>) {
  const folder = backupFolder(options);
  if (existsSync(folder)) throw new CommandError(`${folder} is there already. Name a new folder.`);
  await mkdir(dirname(folder), { recursive: true });
  const part = await mkdtemp(`${folder}.part-`);
  try {
    const time = clock.now().toISOString();
    const { migrations, rows, sequences, paths } = await writeTables(database, part);
    const tables: Manifest["tables"] = {};
    for (const [name, count] of rows) tables[name] = { rows: count, ...(await fingerprint(join(part, "tables", `${name}.jsonl`))) };
    const manifest = { format: FORMAT, time, migrations, tables, sequences, ...(await copyFiles(files, part, paths)) };
    await writeDurably(join(part, "backup.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
    await rename(part, folder);
    return { folder, rows: sum(rows.values()), files: manifest.files.length, missing: manifest.missing };
  } catch (failure) {
    await rm(part, { recursive: true, force: true });
    throw failure;
  }
}

async function copyFiles(files: Files, folder: string, paths: readonly string[]) {
  const copies: Pick<Manifest, "files" | "missing"> = { files: [], missing: [] };
  const saved = diskFiles(join(folder, "files"));
  for (const path of paths) {
    if (await copyFile(files, saved, path)) copies.files.push({ path, ...(await fingerprint(join(folder, "files", path))) });
    else copies.missing.push(path);
  }
  return copies;
}

async function writeDurably(path: string, text: string) {
  const file = await open(path, "wx");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
