// Writes the migrated snapshot of the embedded database to the given file and prints its path and size.
// usage: node --import tsx scripts/snapshot.mjs <file.tar.gz>
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write("Name the file to write, such as public/shopkeeper.tar.gz\n");
  process.exit(1);
}
const { snapshot, snapshotFolder } = await import("../src/testing/snapshot.ts");
const dump = await snapshot(snapshotFolder);
await mkdir(dirname(resolve(file)), { recursive: true });
await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
process.stdout.write(`${file}: ${Math.round(dump.size / 1024)} kB\n`);
process.exit(0);
