// Checks types with the native compiler, incrementally: every tsconfig of every member of the workspace.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cache, program, root, runNode } from "./programs.mjs";

const store = join(cache, "typescript");
mkdirSync(store, { recursive: true });

const members = ["packages", "apps"].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
const projects = [...members, "e2e", "bench"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /^tsconfig.*\.json$/.test(name))
    .map((name) => ({ folder, name })),
);

let failed = 0;
const waiting = [...projects];
await Promise.all([check(), check()]);
process.exitCode = failed > 0 ? 1 : 0;

async function check() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const { folder, name } = project;
    const memory = join(store, `${folder}-${name}`.replaceAll("/", "-").replace(/\.json$/, ".tsbuildinfo"));
    const { code, output } = await runNode([
      program("typescript-native", { command: "tsc" }),
      "-p",
      join(folder, name),
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      memory,
    ]);
    if (code === 0) continue;
    failed += 1;
    console.error(`${folder}/${name}\n${output}`);
  }
}
