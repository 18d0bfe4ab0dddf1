// Imports every entry point of the packages named on the command line, in plain Node.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

let count = 0;
for (const name of process.argv.slice(2)) {
  const manifest = fileURLToPath(import.meta.resolve(`@shopkeeper/${name}/package.json`));
  const folder = dirname(manifest);
  const { exports } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const [entry, target] of Object.entries(exports)) {
    if (!target.default?.endsWith(".js")) continue;
    const [before, after] = target.default.split("*");
    const found =
      after === undefined ? [""] : readdirSync(`${folder}/${before}`).filter((part) => existsSync(`${folder}/${before}${part}${after}`));
    for (const part of found) {
      const module = await import(`@shopkeeper/${name}${entry.slice(1).replace("*", part)}`);
      if (Object.keys(module).length === 0) throw new Error(`${name} ${entry} ${part} exports nothing`);
      count += 1;
    }
  }
}
console.log(`${count} entry points`);
