// Builds dist: the reference at /docs with what it needs, and /openapi.json.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { publishedContract } from "./published-contract.mjs";

const dist = fileURLToPath(new URL("dist", import.meta.url));
/** Redoc shows it at the end of its menu, from its own origin. */
const logo = "https://cdn.redoc.ly/redoc/logo-mini.svg";
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const bundle = readFileSync(createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js"), "utf8");
if (!bundle.includes(logo)) throw new Error("Redoc no longer brings its logo from there; see which other origins it calls.");
const program = bundle.replace(logo, blank).replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n");
const name = `redoc-${createHash("sha256").update(program).digest("hex").slice(0, 12)}.js`;

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, "assets"), { recursive: true });
write("openapi.json", JSON.stringify(publishedContract()));
write(`assets/${name}`, program);
write("docs.html", readFileSync(fileURLToPath(new URL("docs.html", import.meta.url)), "utf8").replace("redoc.js", name));

function write(file, content) {
  writeFileSync(join(dist, file), content);
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(dist, `${file}.gz`), gzipSync(content, { level: 9 }));
}
