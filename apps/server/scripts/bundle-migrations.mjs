// Writes the SQL files of migrations/ into src/generated/migrations.ts, since a page has no files to read them from.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

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

mkdirSync(new URL("../src/generated/", import.meta.url), { recursive: true });
writeFileSync(
  new URL("../src/generated/migrations.ts", import.meta.url),
  `// Generated from migrations/ by \`pnpm migration\`. Do not edit.
/** Every step of the database's shape, in order. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = ${JSON.stringify(migrations, undefined, 2)};
`,
);
