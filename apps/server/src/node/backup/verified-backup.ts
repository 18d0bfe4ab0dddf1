import { join } from "node:path";
import { typeOfPath } from "../../ports/file-path";
import { isBeforeBaseline, type Step, unknownMigration } from "../../tenancy/migrate";
import { COMMIT_BEFORE_BASELINE } from "../../tenancy/replaced-migrations";
import { CommandError } from "../commands/command-error";
import { fingerprint } from "./fingerprint";
import { readManifest, type Fingerprint, type Manifest } from "./manifest";

/** The manifest of a backup whose files are all unchanged, and which this release can restore. */
export async function verifiedBackup(folder: string, steps: readonly Step[]): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = unknownMigration(manifest.migrations, steps);
  if (unknown !== undefined)
    throw new CommandError(
      `The backup has the step "${unknown}", which this release does not know. Restore it with the release that made it.`,
    );
  if (isBeforeBaseline(manifest.migrations))
    throw new CommandError(
      `The backup has the steps up to "${manifest.migrations.at(-1)}" alone. Restore it with the commit ${COMMIT_BEFORE_BASELINE}, and make another one of that.`,
    );
  for (const [name, saved] of Object.entries(manifest.tables)) await verify(folder, `tables/${name}.jsonl`, saved);
  for (const { path, ...saved } of manifest.files) {
    if (typeOfPath(path) === undefined) throw new CommandError(`The backup was changed: "${path}" is no path of a stored file.`);
    await verify(folder, `files/${path}`, saved);
  }
  return manifest;
}

async function verify(folder: string, name: string, saved: Fingerprint) {
  const found = await fingerprint(join(folder, name)).catch(() => undefined);
  if (!found) throw new CommandError(`The backup is incomplete: ${name} is missing or cannot be read.`);
  if (found.size !== saved.size || found.sha256 !== saved.sha256)
    throw new CommandError(`The backup was changed: ${name} is not as it was written.`);
}
