// Packs the SDK, the hooks and the UI for publication: `pnpm release` writes three tarballs and their checksums to dist/release, or to
// the named folder.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { packAll } from "./packages.mjs";
import { root } from "./programs.mjs";

const folder = resolve(process.argv[2] ?? join(root, "dist/release"));
rmSync(folder, { recursive: true, force: true });
const lines = Object.values(packAll(folder)).map((tarball) => {
  const checksum = createHash("sha256").update(readFileSync(tarball)).digest("hex");
  return `${checksum}  ${basename(tarball)}\n`;
});
writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
console.log(`${folder}:\n${lines.join("")}`);
