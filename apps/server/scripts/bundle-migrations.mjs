// Writes the SQL files of migrations/ into src/generated/migrations.ts, since a page has no files to read them from, and keeps only the
// newest snapshot of the tables, a line for each table: the generator compares with no other.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { jsonLines } from "../../../scripts/json-lines.mjs";

const folder = new URL("../migrations/", import.meta.url);
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => ({
    name: name.replace(/\.sql$/, ""),
    statements: readFileSync(new URL(name, folder), "utf8")
      .split("--> statement-breakpoint")
      .map((statement) => statement.trim())
      .filter(Boolean),
  }));

const snapshots = readdirSync(new URL("meta/", folder)).filter((name) => name.endsWith("_snapshot.json"));
const newest = new URL(`meta/${snapshots.sort().pop()}`, folder);
writeFileSync(newest, `${jsonLines(JSON.parse(readFileSync(newest, "utf8")), 2)}\n`);
for (const name of snapshots) rmSync(new URL(`meta/${name}`, folder));

mkdirSync(new URL("../src/generated/", import.meta.url), { recursive: true });
writeFileSync(
  new URL("../src/generated/migrations.ts", import.meta.url),
  `// Generated from migrations/ by \`pnpm migration\`. Do not edit.
/** Every step of the database's shape, in order. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = ${JSON.stringify(migrations, undefined, 2)};
`,
);
