import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const text = /\.(js|css|html|json|svg)$/;
const packed = /\.(br|gz)$/;
const hashed = /-[\w-]{8}\.\w+$/;
const anyHashed = new RegExp(hashed.source.slice(0, -1), "g");

/** Makes another release of the build in `folder`: the same code, in files with other hashes, as if each of them had changed. */
export function otherRelease(folder: string) {
  cpSync(join(root, "apps/server/dist"), join(folder, "apps/server/dist"), { recursive: true });
  symlinkSync(join(root, "apps/server/node_modules"), join(folder, "apps/server/node_modules"));
  mkdirSync(join(folder, "apps/reference"));
  symlinkSync(join(root, "apps/reference/dist"), join(folder, "apps/reference/dist"));
  const page = join(folder, "apps/console/dist");
  cpSync(join(root, "apps/console/dist"), page, { recursive: true });
  const files = readdirSync(page, { recursive: true }).map(String);
  const assets = readdirSync(join(page, "assets")).filter((name) => hashed.test(name) && !packed.test(name));
  const endings = new Set(assets.map((name) => hashed.exec(name)?.[0]));
  const renamed = (content: string) => content.replace(anyHashed, (ending) => (endings.has(ending) ? otherHash(ending) : ending));
  for (const file of files.filter((name) => packed.test(name))) rmSync(join(page, file));
  for (const file of files.filter((name) => text.test(name))) {
    writeFileSync(join(page, file), renamed(readFileSync(join(page, file), "utf8")));
  }
  for (const name of assets) renameSync(join(page, "assets", name), join(page, "assets", renamed(name)));
  return folder;
}

const otherHash = (ending: string) => `-${ending[1] === "A" ? "B" : "A"}${ending.slice(2)}`;
