// The code in the READMEs of the project and its packages and in docs/api.md, as files that a consumer's folder checks and runs.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packages } from "./packages.mjs";
import { root } from "./programs.mjs";

const readmes = [["root", "README.md"], ["api", "docs/api.md"], ...packages.map((name) => [name, `packages/${name}/README.md`])];

/**
 * Writes each block of code into `folder` as its own module: `ts` and `tsx` are checked by the compiler; `js` is also run,
 * on the server at `url`. Returns the names of the run files.
 */
export function writeReadmeBlocks(folder, url) {
  const runnable = [];
  for (const [name, path] of readmes) {
    const text = readFileSync(join(root, path), "utf8");
    const blocks = [...text.matchAll(/^```(jsx?|tsx?)\n([\s\S]*?)^```$/gm)];
    for (const [at, [, language, code]] of blocks.entries()) {
      const file = `readme-${name}-${at + 1}`;
      const body = code.replaceAll("http://127.0.0.1:3000", url);
      writeFileSync(join(folder, `${file}.${language === "tsx" ? "tsx" : "ts"}`), `${body}\nexport {};\n`);
      if (language !== "js") continue;
      writeFileSync(join(folder, `${file}.mjs`), body);
      runnable.push(`${file}.mjs`);
    }
  }
  return runnable;
}
