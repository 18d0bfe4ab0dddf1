// CommonJS of Node 20.19 and later requires every entry point of the packages that the command line names.
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { dirname } = require("node:path");

let count = 0;
for (const name of process.argv.slice(2)) {
  const manifest = require.resolve(`@shopkeeper/${name}/package.json`);
  const folder = dirname(manifest);
  for (const [entry, target] of Object.entries(JSON.parse(readFileSync(manifest, "utf8")).exports)) {
    if (!target.default?.endsWith(".js")) continue;
    const [before, after] = target.default.split("*");
    const isPart = (part) => existsSync(`${folder}/${before}${part}${after}`);
    for (const part of after === undefined ? [""] : readdirSync(`${folder}/${before}`).filter(isPart)) {
      const module = require(`@shopkeeper/${name}${entry.slice(1).replace("*", part)}`);
      if (Object.keys(module).length === 0) throw new Error(`${name} ${entry} ${part} exports nothing`);
      count += 1;
    }
  }
}
console.log(`${count} entry points`);
