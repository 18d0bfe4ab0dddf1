import { PGlite } from "@electric-sql/pglite";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { dropLog, snapshot, snapshotFolder, snapshotName } from "./snapshot";

const database = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
const zip = promisify(gzip);

/** The files from which a server in a page starts, compressed: the database's own, and those of a migrated data folder. */
export async function pageFiles() {
  const { version } = JSON.parse(await readFile(join(database, "../package.json"), "utf8"));
  const file = (name: string) => packed(`${version}-${name}`, () => readFile(join(database, name)));
  return {
    snapshot: await packed(`${snapshotName()}-page`, dataFolder),
    wasm: await file("pglite.wasm"),
    initdb: await file("initdb.wasm"),
    data: await packed(`${version}-utf8-pglite.data`, databaseFiles),
  };
}

/** Files that a page never opens: encoding conversions, and files for creating data folders or extensions. */
const unused = /\/(utf8_and_\w+\.so|postgres\.bki)$|\/pgxs\//;

/** The database's files in one, at the offsets in its script, with zeros for unused ones, which are half of it. */
async function databaseFiles() {
  const scripts = (await readdir(database)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readFile(join(database, name), "utf8")));
  const places = texts.flatMap((text) => [...text.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g)]);
  if (places.length === 0) throw new Error("PGlite does not say where its files are any more: see apps/server/src/testing/page-files.ts.");
  const bytes = await readFile(join(database, "pglite.data"));
  for (const [, name = "", start, end] of places) if (unused.test(name)) bytes.fill(0, Number(start), Number(end));
  return bytes;
}

/** The snapshot without template databases, which a page does not need: two thirds of it. */
async function dataFolder() {
  const client = await PGlite.create({ loadDataDir: await snapshot(snapshotFolder) });
  for (const template of ["template0", "template1"]) {
    await client.exec(`update pg_database set datistemplate = false where datname = '${template}'`);
    await client.exec(`drop database ${template}`);
  }
  // each migration leaves dead catalogue rows behind
  await client.exec("vacuum full");
  await dropLog(client);
  const dump = await client.dumpDataDir("none");
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** The path of a compressed file, created once. It does not end in `.gz`, which some servers take for an encoding. */
async function packed(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const path = join(snapshotFolder, `${name}.packed`);
  const isThere = await stat(path).catch(() => undefined);
  if (!isThere) await writeFile(path, await zip(await make(), { level: 9 }));
  return path;
}
