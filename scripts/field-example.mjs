// A nullable text of a coupon, end to end: applies examples/new-field to a copy of the last commit, generates files, and runs
// the affected types and tests. At most five files are written by hand (CONTRIBUTING.md, "A new field").
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pnpm } from "./packages.mjs";
import { program, root, runNode } from "./programs.mjs";

const patch = join(root, "examples/new-field/coupon-remark.patch");
const mostFiles = 5;
const copy = mkdtempSync(join(tmpdir(), "shopkeeper-field-"));

try {
  const files = [...readFileSync(patch, "utf8").matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path);
  if (files.length > mostFiles) throw new Error(`The example writes ${files.length} files, more than ${mostFiles}.`);
  git(["clone", "--quiet", "--shared", root, copy]);
  git(["-C", copy, "apply", patch]);
  pnpm(["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], { cwd: copy });
  await run("generate", ["scripts/generate.mjs"]);
  await run("migration", [own("drizzle-kit", { folder: "apps/server" }), "generate", "--name", "coupon_remark"], "apps/server");
  await run("migration", ["scripts/bundle-migrations.mjs"], "apps/server");
  await run("types", [own("typescript-native", { command: "tsc" }), "-p", ".", "--noEmit"]);
  await run("tests", [own("vitest"), "run", "--project", "server", "--project", "hooks", "src/coupons/coupon"]);
  console.log(`a new field: ${files.length} files by hand, all of its tests pass`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** A program as installed in the copy. */
function own(name, options) {
  return join(copy, relative(root, program(name, options)));
}

function git(args) {
  execFileSync("git", args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

async function run(what, args, folder = ".") {
  const { code, output } = await runNode(args, { cwd: join(copy, folder), limitMs: 600_000 });
  if (code !== 0) throw new Error(`${what}:\n${output}`);
}
