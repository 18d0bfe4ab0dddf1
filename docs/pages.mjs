// Gathers the pages of the site from where they lie in the repository: `docs/.cache/pages`.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
export const pagesFolder = fileURLToPath(new URL(".cache/pages", import.meta.url));

const decisions = readdirSync(join(root, "docs/adr")).filter((file) => file.endsWith(".md"));
/** Source in the repository, and page of the site. */
const pages = new Map([
  ["README.md", "index.md"],
  ["docs/run.md", "run.md"],
  ["deploy/README.md", "deploy.md"],
  ["docs/scale.md", "scale.md"],
  ["packages/sdk/README.md", "sdk.md"],
  ["packages/hooks/README.md", "hooks.md"],
  ["packages/ui/README.md", "ui.md"],
  ["docs/api.md", "api.md"],
  ["CONTRIBUTING.md", "contributing.md"],
  ["CONTEXT.md", "words.md"],
  ["docs/zh/index.md", "zh/index.md"],
  ["docs/zh/run.md", "zh/run.md"],
  ...decisions.map((file) => [`docs/adr/${file}`, `decisions/${file === "README.md" ? "index.md" : file}`]),
]);

/** Copies the pages with their pictures, and the built reference of the API; throws for each link to a file that does not exist. */
export function gatherPages() {
  const dead = [];
  for (const [source, page] of pages) write(page, withLinks(source, page, dead));
  if (dead.length > 0) throw new Error(dead.join("\n"));
  gatherReference();
}

/** The reference, made for the root of a server, below `/reference/`. */
function gatherReference() {
  const reference = join(root, "apps/reference/dist");
  const page = readFileSync(join(reference, "docs.html"), "utf8");
  write("public/reference/index.html", page.replace('"/openapi.json"', '"openapi.json"').replace('"/assets/', '"assets/'));
  cpSync(join(reference, "openapi.json"), join(pagesFolder, "public/reference/openapi.json"));
  const isPlain = (path) => !/\.(br|gz)$/.test(path);
  cpSync(join(reference, "assets"), join(pagesFolder, "public/reference/assets"), { recursive: true, filter: isPlain });
}

/** A page's text: links and `ADR 4` lead to other pages, pictures come along, and a link to a file of the repository is its text alone. */
function withLinks(source, page, dead) {
  const text = readFileSync(join(root, source), "utf8").replace(/(?<![[\w])ADR (\d+)/g, (reference, number) => {
    const file = decisions.find((one) => Number.parseInt(one, 10) === Number(number));
    return file ? `[${reference}](${posix.relative(posix.dirname(source), `docs/adr/${file}`)})` : reference;
  });
  return text.replace(/(!?)\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g, (link, mark, label, path, anchor = "") => {
    const target = posix.join(posix.dirname(source), path).replace(/\/$/, "");
    if (!existsSync(join(root, target))) dead.push(`${source}: there is no ${target}`);
    else if (mark) return `![${label}](${picture(target, page)})`;
    const linked = pages.get(target) ?? pages.get(`${target}/README.md`);
    return linked ? `[${label}](${addressFrom(page, linked)}${anchor})` : label;
  });
}

function picture(source, page) {
  mkdirSync(join(pagesFolder, "pictures"), { recursive: true });
  cpSync(join(root, source), join(pagesFolder, "pictures", posix.basename(source)));
  return addressFrom(page, `pictures/${posix.basename(source)}`);
}

function addressFrom(page, target) {
  const address = relative(dirname(page), target).replaceAll("\\", "/");
  return address.startsWith(".") ? address : `./${address}`;
}

function write(page, text) {
  const path = join(pagesFolder, page);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The titles and addresses of all pages below a folder of the site, in the order of their names. */
export function pagesBelow(folder) {
  return readdirSync(join(pagesFolder, folder))
    .filter((name) => name.endsWith(".md") && name !== "index.md")
    .sort()
    .map((name) => ({ text: titleOf(join(folder, name)), link: `/${folder}/${name.slice(0, -3)}` }));
}

/** The entry points of the hooks: their names, addresses and hooks. */
export function entryPoints() {
  const folders = readdirSync(join(pagesFolder, "hooks")).filter((name) => statSync(join(pagesFolder, "hooks", name)).isDirectory());
  return folders.map((name) => ({ text: name, link: `/hooks/${name}/`, items: pagesBelow(`hooks/${name}`) }));
}

function titleOf(page) {
  const [, title] = /^# (.*)$/m.exec(readFileSync(join(pagesFolder, page), "utf8")) ?? [];
  return title.replace(/\\([<>_])/g, "$1").replace(/\(\)$/, "");
}
