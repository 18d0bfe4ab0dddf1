// Checks types with the native compiler, incrementally. The root's program contains all code that may run in or beside a browser, with
// tests and stories, so that shared files are read once; code that must not use the DOM is checked separately.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { cache, program, root, runNode } from "./programs.mjs";

const store = join(cache, "typescript");
mkdirSync(store, { recursive: true });

const folders = ["", "apps/server", "packages/hooks", "packages/sdk"];

let failed = 0;
const waiting = [...folders];
await Promise.all([check(), check()]);
process.exitCode = failed > 0 ? 1 : 0;

async function check() {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const memory = join(store, `${folder.replaceAll("/", "-") || "root"}.tsbuildinfo`);
    const compiler = program("typescript-native", { command: "tsc" });
    const { code, output } = await runNode([
      compiler,
      "-p",
      join(root, folder, "tsconfig.json"),
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      memory,
    ]);
    if (code === 0) continue;
    failed += 1;
    console.error(`${folder || "root"}\n${output}`);
  }
}
