// Limits the downloaded JavaScript and styles, gzipped, and the number of files; reads the manifest of the built console.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./programs.mjs";
import { sdkCoreSize } from "./sdk-core-size.mjs";

const dist = join(root, "apps/console/dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const loaded = new Map();
const rows = [];

// files requested by the page itself; nothing of the login is loaded later
const page = readFileSync(join(dist, "login.html"), "utf8");
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => keyOfFile(file));
const list = keyOf("src/routes/coupons/list.tsx");
// the layout around every screen after the login, and the code of the first list
const shell = keyOfFile(Object.values(manifest).find(({ name }) => name === "shell")?.file);

const atLogin = closure(first);
gate("JavaScript for /login", sizeOf(atLogin), 195);
const [, inside] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
if (!inside) throw new Error("The page has no script inside.");
gate("the page's own script", gzipSync(inside).length / 1000, 1.6);
const atList = closure([...atLogin, shell, list]);
gate("JavaScript until the coupon list", sizeOf(atList), 300);

// style sheets linked by the page block its first paint; the styles of a screen load with its code, which waits for them
const sheets = [...page.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => /href="\/([^"]+)"/.exec(tag)[1]);
gate("styles for /login", sizeOfFiles(sheets), 12);
const sheetsAtList = new Set([...sheets, ...[...atList].flatMap((key) => manifest[key].css ?? [])]);
gate("styles until the coupon list", sizeOfFiles(sheetsAtList), 25);
// the page, its icon, six answers and a picture are added: 30 requests, which a journey counts
gate("files until the coupon list", filesOf(atList).length + sheetsAtList.size, 20, "");

const routes = Object.keys(manifest).filter((key) => key.startsWith("src/routes/") && manifest[key].isDynamicEntry);
for (const route of routes) {
  if (route === list || atLogin.has(route)) continue;
  const extra = [...closure([route])].filter((key) => !atList.has(key));
  gate(`more for ${route.replace(/^src\/routes\/|\.tsx$/g, "")}`, sizeOf(extra), 60);
}
// heavy parts that load after their screen's rows are visible
const dashboard = closure([keyOf("src/routes/dashboard/home.tsx")]);
const chart = [...closure([keyOf("../../packages/ui/src/dashboard/sales-chart.tsx")])].filter(
  (key) => !atList.has(key) && !dashboard.has(key),
);
gate("chart of the dashboard, after the rest", sizeOf(chart), 115);
// the code that moves the items of a list, loaded after they are shown
const specs = closure([keyOf("src/routes/specs/list.tsx")]);
const reorder = [...closure([keyOf("../../packages/ui/src/reorder/movable-list.tsx")])].filter(
  (key) => !atList.has(key) && !specs.has(key),
);
gate("reorder, after its list", sizeOf(reorder), 55);
// the code of the first overlay, including Chakra's runtime, loaded when the page is idle
const menu = [...closure([keyOf("../../packages/ui/src/core/menu-panel.tsx")])].filter((key) => !atList.has(key));
gate("a menu, with Chakra's runtime", sizeOf(menu), 80);
// the editor is loaded after its form
const editor = "../../packages/ui/src/rich-text/rich-text-editor.tsx";
const bringsEditor = (key) => manifest[key].dynamicImports?.includes(editor) === true;
for (const route of routes) {
  const around = closure([route]);
  // a step of a form is loaded before the editor in it
  const steps = [...around].flatMap((key) => manifest[key].dynamicImports ?? []);
  closure(
    steps.filter((key) => /ui\/src\/.*-step\.tsx$/.test(key) && [...closure([key])].some(bringsEditor)),
    around,
  );
  if (![...around].some(bringsEditor)) continue;
  const extra = [...closure([keyOf(editor)])].filter((key) => !atList.has(key) && !around.has(key));
  gate(`editor of ${route.replace(/^src\/routes\/|\.tsx$/g, "")}, after the rest`, sizeOf(extra), 170);
}
gate("SDK core beside the operation table", await sdkCoreSize(), 10);

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, size, limit, unit, isMet } of rows) {
  const measured = size.toFixed(unit ? 1 : 0).padStart(6);
  const line = `${what.padEnd(width)}  ${measured} ${unit.padEnd(2)}  ≤ ${String(limit).padStart(3)} ${unit.padEnd(2)}  ${isMet ? "" : "TOO MUCH"}`;
  console.log(line.trimEnd());
}
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;

function gate(what, size, limit, unit = "kB") {
  rows.push({ what, size, limit, unit, isMet: size <= limit });
}

function keyOf(source) {
  if (manifest[source]) return source;
  throw new Error(`The built console has no chunk for ${source}.`);
}

function keyOfFile(file) {
  return Object.keys(manifest).find((key) => manifest[key].file === file) ?? keyOf(file);
}

/** The chunks that load with these, themselves included. */
function closure(keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    closure(manifest[key].imports ?? [], found);
  }
  return found;
}

function sizeOf(keys) {
  return sizeOfFiles(filesOf(keys));
}

function filesOf(keys) {
  return [...new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")))];
}

function sizeOfFiles(files) {
  return [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000;
}

function gzipped(file) {
  if (!loaded.has(file)) loaded.set(file, gzipSync(readFileSync(join(dist, file))).length);
  return loaded.get(file);
}
