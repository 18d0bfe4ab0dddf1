// Builds the site of the documentation into docs/dist: `pnpm run docs`; with `--serve` it also shows it.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { gatherPages, pagesFolder } from "../docs/pages.mjs";
import { build } from "./builds.mjs";
import { deadAnchors } from "./dead-anchors.mjs";
import { program, root, runNode } from "./programs.mjs";

const folder = join(root, "docs");

rmSync(pagesFolder, { recursive: true, force: true });
await build({ names: ["reference"] });
await run("typedoc");
gatherPages();
await run("vitepress", "build");
const dead = deadAnchors(join(folder, "dist"));
for (const one of dead) console.error(one);
process.exitCode = dead.length > 0 ? 1 : 0;
if (process.argv.includes("--serve")) await run("vitepress", "preview");

async function run(name, ...args) {
  const { code, output } = await runNode([program(name, { folder: "docs" }), ...args], { cwd: folder });
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}
