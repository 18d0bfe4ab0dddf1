import Ajv from "ajv";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../commands/command-error";

/** A file of a backup: its size in bytes, and the SHA-256 of its content in hexadecimal. */
export interface Fingerprint {
  size: number;
  sha256: string;
}

/** The contents of a backup, written last, as `backup.json`. */
export interface Manifest {
  format: number;
  /** When its rows were read, in ISO 8601. */
  time: string;
  /** The names of the database's migrations. */
  migrations: string[];
  /** The rows of each table, in `tables/<name>.jsonl`. */
  tables: Record<string, Fingerprint & { rows: number }>;
  /** The last number of each sequence, in decimal digits; unused sequences are left out. */
  sequences: Record<string, string>;
  /** The stored files, in `files/<path>`. */
  files: (Fingerprint & { path: string })[];
  /** Paths in the database without a file. */
  missing: string[];
}

/** The format that this release writes and reads. */
export const FORMAT = 1;

const print = { size: { type: "integer" }, sha256: { type: "string" } };
const printed = (more: object) => ({
  type: "object",
  properties: { ...print, ...more },
  required: [...Object.keys(print), ...Object.keys(more)],
});
const names = { type: "array", items: { type: "string" } };
const properties = {
  format: { type: "integer" },
  time: { type: "string" },
  migrations: { ...names, minItems: 1 },
  tables: { type: "object", propertyNames: { pattern: "^[a-z][a-z0-9_]*$" }, additionalProperties: printed({ rows: { type: "integer" } }) },
  sequences: { type: "object", additionalProperties: { type: "string", pattern: "^\\d{1,19}$" } },
  files: { type: "array", items: printed({ path: { type: "string" } }) },
  missing: names,
};
const isManifest = new Ajv().compile<Manifest>({ type: "object", properties, required: Object.keys(properties) });

/** The manifest of the backup in a folder; throws CommandError if there is none that this release can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const found = await readFile(join(folder, "backup.json"), "utf8")
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  if (!isManifest(found)) throw new CommandError(`${folder} holds no complete backup: its backup.json is missing or damaged.`);
  if (found.format !== FORMAT)
    throw new CommandError(
      `The backup has format ${found.format}, and this release reads format ${FORMAT}. Restore it with its own release.`,
    );
  return found;
}
