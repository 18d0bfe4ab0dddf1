// The stories of pickers, and their gaps; used by `screens` and by the gate of stories in English.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import ts from "typescript";
import { root } from "./programs.mjs";
import { uiParts } from "./kit-parts.mjs";

const ui = join(root, "packages/ui/src");
const introduction = join(ui, "introduction.mdx");
const isPicker = /[\\/-](picker|chooser|cascader|select)\.tsx$/;

const files = readdirSync(ui, { recursive: true })
  .map((path) => join(ui, String(path)))
  .filter((path) => path.endsWith(".tsx"))
  .sort();
const stories = files.filter((path) => path.endsWith(".stories.tsx")).map(storyFile);
const ofPickers = stories.filter(({ title }) => title?.startsWith("Pickers/"));

/** The files of stories in the group Pickers, as paths below `packages/ui`. */
export const pickerStories = ofPickers.map(({ path }) => relative(join(ui, ".."), path));

/** The faults of pickers, a sentence each. */
export function pickerFaults() {
  const parts = files.filter((path) => isPicker.test(path));
  const named = new Set([...parts, ...ofPickers.map(({ path }) => path.replace(".stories.tsx", ".tsx"))]);
  return [
    ...parts.filter((path) => !ofPickers.some((story) => story.path === path.replace(".tsx", ".stories.tsx"))).map(withoutStory),
    ...ofPickers.filter(({ exported }) => exported.get("Playground") !== "still").map(withoutPlayground),
    ...ofPickers.filter(({ hasDescription }) => !hasDescription).map(({ path }) => `${short(path)} has no parameters.docs.description`),
    ...unlinked(),
    ...[...new Set([...named, ...exportedParts()])].flatMap(undescribed),
  ];
}

/** The files whose props the entry points of the part folders export. */
function exportedParts() {
  const folders = uiParts.filter((folder) => existsSync(join(ui, folder, "index.ts")));
  return folders.flatMap((folder) =>
    [...readFileSync(join(ui, folder, "index.ts"), "utf8").matchAll(/type \w+Props\b[^}]*\} from "\.\/([\w-]+)"/g)]
      .map(([, name]) => join(ui, folder, `${name}.tsx`))
      .filter((path) => files.includes(path)),
  );
}

const short = (path) => relative(ui, path);
const withoutStory = (path) => `${short(path)} has no story in the group Pickers`;
const withoutPlayground = ({ path }) => `${short(path)} has no story called Playground without a play`;

/** Pickers without a link in the introduction, and links to missing stories. */
function unlinked() {
  const links = [...readFileSync(introduction, "utf8").matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id]) => id);
  const ids = new Set(
    stories.flatMap(({ title, exported }) => [...exported.keys(), "Docs"].map((name) => `${slug(title ?? "")}--${kebab(name)}`)),
  );
  return [
    ...ofPickers
      .filter(({ title }) => !links.includes(`${slug(title)}--playground`))
      .map(({ title }) => `introduction.mdx does not link the playground of ${title}`),
    ...links.filter((id) => !ids.has(id)).map((id) => `introduction.mdx links ${id}, which does not exist`),
  ];
}

const slug = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
const kebab = (name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();

/** Props of a part without their own description. */
function undescribed(path) {
  const source = parse(path);
  return source.statements
    .filter((node) => ts.isInterfaceDeclaration(node) && isExported(node) && node.name.text.endsWith("Props"))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
        .map((member) => `${short(path)}: ${name.text}.${member.name?.getText(source)} has no text`),
    );
}

/** The title of a file of stories, and its stories: `still` without a play function, `playing` with one or a possible one. */
function storyFile(path) {
  const source = parse(path);
  const exported = new Map();
  let title;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const object = initializer && objectOf(initializer);
      if (name.getText(source) === "meta" && object) title = textOf(object, "title");
      else if (isExported(statement) && object) exported.set(name.getText(source), object.properties.some(mayPlay) ? "playing" : "still");
    }
  }
  return { path, title, exported, hasDescription: /description: \{ component: /.test(source.text) };
}

function isExported(node) {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function mayPlay(property) {
  return ts.isSpreadAssignment(property) || property.name?.getText() === "play";
}

function objectOf(node) {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? objectOf(node.expression) : undefined;
}

function textOf(object, key) {
  const property = object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === key);
  return property && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
}

function parse(path) {
  return ts.createSourceFile(basename(path), readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}
