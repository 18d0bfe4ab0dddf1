// Builds a published package of React code: `node ../../scripts/build-package.mjs`, in its folder. Each module of `src`
// becomes an ECMAScript module with its types in `dist`; the styles of `ui` become one sheet.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importFrom, program, root, runNode } from "./programs.mjs";

const folder = process.cwd();
const dist = join(folder, "dist");
const { imports = {}, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).publishConfig;

rmSync(dist, { recursive: true, force: true });
await compile();
const modules = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((name) => /\.(js|d\.ts)$/.test(name));
for (const name of modules) finish(name);
if (exports["./styles.css"]) await writeStyleSheet();

/** The compiler writes each module beside its types. It reads its settings from a file. */
async function compile() {
  mkdirSync(dist);
  const settings = join(dist, "tsconfig.json");
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, allowImportingTsExtensions: false, rootDir: "../src", outDir: "." },
    customConditions: Object.keys(imports).length > 0 ? ["made-styles"] : [],
  };
  const exclude = ["*.test.*", "*.stories.tsx", "testing/*", "theme/made-styles.ts", "theme/sheet-text.ts", "theme/style-sheet.ts"];
  writeFileSync(
    settings,
    JSON.stringify({
      extends: "../tsconfig.json",
      compilerOptions,
      include: ["../src"],
      exclude: exclude.map((name) => `../src/**/${name}`),
    }),
  );
  const { code, output } = await runNode([program("typescript-native", { command: "tsc" }), "-p", settings]);
  rmSync(settings);
  if (code !== 0) throw new Error(`The types of ${folder} do not build.\n${output}`);
}

/** Adds file extensions to imports, as Node requires, and marks modules that run only on the client of a React server. */
function finish(name) {
  const path = join(dist, name);
  const text = readFileSync(path, "utf8")
    .replace(/(\bfrom |\bimport\(|^import )"(\.{1,2}(?:\/[^"]*)?)"/gm, (_, before, specifier) => `${before}"${fileOf(path, specifier)}"`)
    .replace(/new URL\("([^"]+)\.ts", import\.meta\.url\)/g, 'new URL("$1.js", import.meta.url)');
  writeFileSync(path, name.endsWith(".js") && isOfClient(name) ? `"use client";\n${text}` : text);
}

function fileOf(path, specifier) {
  const base = join(dirname(path), specifier);
  if (existsSync(`${base}.js`)) return `${specifier}.js`;
  if (existsSync(join(base, "index.js"))) return `${specifier.replace(/\/$/, "")}/index.js`;
  throw new Error(`${path} imports ${specifier}, which is not there.`);
}

/** All of `ui`, whose modules create components on load; in `hooks` the hooks and components, not rules and texts. */
function isOfClient(name) {
  return (
    imports["#style-sheet"] !== undefined ||
    /(^|\/)use-[^/]*\.js$/.test(name) ||
    existsSync(join(folder, "src", name.replace(/js$/, "tsx")))
  );
}

async function writeStyleSheet() {
  const { runnerImport } = await importFrom("apps/console", "vite");
  const { module } = await runnerImport(join(folder, "src/theme/made-styles.ts"), { configFile: false, root: join(root, "apps/console") });
  const { page, modules } = module.madeStyles();
  writeFileSync(join(dist, "styles.css"), [page, ...modules.values()].join("\n"));
  // the compiler needs a type for its import
  writeFileSync(join(dist, "styles.d.ts"), "export {};\n");
}
