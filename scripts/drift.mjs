// Fails when a file under a folder `generated` differs from its source's output, or the migrations do not make the tables.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, runNode } from "./programs.mjs";

const server = join(root, "apps/server");

const contract = await runNode(["scripts/generate.mjs", "--check"]);
process.stdout.write(contract.output);
if (contract.code !== 0) process.exitCode = 1;

const path = join(server, "src/generated/migrations.ts");
const before = readFileSync(path, "utf8");
const migrations = await runNode(["scripts/bundle-migrations.mjs"], { cwd: server });
if (migrations.code !== 0 || readFileSync(path, "utf8") !== before) {
  writeFileSync(path, before);
  console.error(
    `${migrations.output}apps/server/src/generated/migrations.ts is stale: run \`node scripts/bundle-migrations.mjs\` in apps/server.`,
  );
  process.exitCode = 1;
}

// a new migration must be empty; a question of drizzle's (was it renamed?) fails too, since nobody answers it
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, "migrations-"));
try {
  cpSync(join(server, "migrations"), copy, { recursive: true });
  const schema = ["--dialect", "postgresql", "--schema", "./src/*/tables.ts"];
  const next = await runNode(["node_modules/drizzle-kit/bin.cjs", "generate", ...schema, "--out", relative(server, copy)], { cwd: server });
  if (next.code !== 0 || readdirSync(copy).length !== readdirSync(join(server, "migrations")).length) {
    console.error(`${next.output}The tables differ from what the migrations make: run \`pnpm --filter @shopkeeper/server migration\`.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
