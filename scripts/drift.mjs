// Fails when something under a folder `generated` is not what its source makes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNode } from "./programs.mjs";

const contract = await runNode(["scripts/generate.mjs", "--check"]);
process.stdout.write(contract.output);
if (contract.code !== 0) process.exitCode = 1;

const path = join(root, "apps/server/src/generated/migrations.ts");
const before = readFileSync(path, "utf8");
const migrations = await runNode(["scripts/bundle-migrations.mjs"], { cwd: join(root, "apps/server") });
if (migrations.code !== 0 || readFileSync(path, "utf8") !== before) {
  writeFileSync(path, before);
  console.error(
    `${migrations.output}apps/server/src/generated/migrations.ts is stale: run \`node scripts/bundle-migrations.mjs\` in apps/server.`,
  );
  process.exitCode = 1;
}
