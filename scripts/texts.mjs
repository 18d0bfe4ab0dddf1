// Lists sentences that no screen uses (keys of a catalogue or of a rule's messages that no code names), in sources and in the contract
// words with a preferred synonym and numbers without their plural, and the faults found by prose.mjs; fails when there are any.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { root } from "./programs.mjs";
import { proseProblems } from "./prose.mjs";

const folders = ["packages/sdk/src/rules", "packages/hooks/src", "packages/ui/src", "apps/console/src"];
const isOfRules = (path) => relative(root, path).startsWith("packages/sdk/src/rules/");
const listKeys = ["list.title", "list.empty", "list.emptyHint"];
/** Words to avoid, and the word of the glossary; sentences fixed by the specification are unchanged. */
const twins = {
  zh: [
    [/优惠劵/, "优惠券"],
    [/产品/, "商品"],
  ],
  en: [
    [/\bseckill\b/i, "flash sale"],
    [/\b(on|off) (the )?shelf\b/i, "published, unpublished"],
    [/\btak(e|en|es|ing) ([\w{}]+ )?down\b/i, "unpublish"],
    [/\b(picture|the) library\b/i, "gallery"],
    [/\banswered or not\b/i, "reply status"],
  ],
};
/** A number followed only by the plural. */
const plural = /\{\{(?:count|seconds)\}\} (?:[a-zA-Z]+s|people)\b/;
const fixed = new Set(["优惠劵", "请先选择优惠劵", "发送优惠劵吗"]);
const files = [...folders, "apps/server/src"].flatMap((folder) => sourcesUnder(join(root, folder))).map(read);
const problems = [
  ...files.flatMap((file) => file.catalogues.flatMap((catalogue) => problemsOf(catalogue, file))),
  ...[...folders, "apps/server/src"].flatMap((folder) =>
    sourcesUnder(join(root, folder)).flatMap((path) =>
      pairsOf(path).flatMap((pair) => [...twinsIn(pair, path), ...uncountedIn(pair, path)]),
    ),
  ),
  ...contractFiles().flatMap((path) =>
    pairsIn(parse(readFileSync(path, "utf8"))).flatMap((pair) => [...twinsIn(pair, path), ...uncountedIn(pair, path)]),
  ),
  ...proseProblems(),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function problemsOf({ name, zh, en }, { path, exported }) {
  const where = `${relative(root, path)}: ${name}`;
  // a rule beside the catalogue may return a key without importing from it
  const speakers = files.filter((file) => dirname(file.path) === dirname(path) || exported.some((one) => file.identifiers.has(one)));
  const isUsed = (key) => speakers.some(({ strings, patterns }) => strings.has(key) || patterns.some((pattern) => pattern.test(key)));
  const unused = [...zh.keys()].filter((key) => !isUsed(key));
  const misnamed = [...en].flatMap(([key, sentence]) => {
    const known = placesOf(zh.get(key) ?? "");
    return [...placesOf(sentence)].filter((place) => !known.has(place)).map((place) => `${key} ({{${place}}})`);
  });
  return [
    ...unused.map((key) => `${where}: no code uses the key ${key}`),
    ...misnamed.map((key) => `${where}: only the English sentence has this place: ${key}`),
  ];
}

/** The words of a sentence in both languages that have a preferred synonym. */
function twinsIn(pair, path) {
  if (fixed.has(pair.zh)) return [];
  return ["zh", "en"].flatMap((language) =>
    twins[language].flatMap(([word, better]) => {
      // the name of a placeholder is not a word of the sentence
      const [said] = word.exec(pair[language].replace(/\{\{\w+\}\}/g, "{}")) ?? [];
      return said === undefined ? [] : [`${relative(root, path)}: “${pair[language]}” says ${said}, the word is ${better}`];
    }),
  );
}

/** A number that may be one, followed by a fixed plural. */
function uncountedIn({ en }, path) {
  const [said] = plural.exec(en) ?? [];
  return said === undefined ? [] : [`${relative(root, path)}: “${en}” says ${said}, which needs {{count|item|items}}`];
}

function contractFiles() {
  return readdirSync(join(root, "openapi"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The sentences of a parsed file of the contract. */
function pairsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  return [...(typeof value.zh === "string" && typeof value.en === "string" ? [value] : []), ...Object.values(value).flatMap(pairsIn)];
}

function placesOf(sentence) {
  return new Set([...sentence.matchAll(/\{\{(\w+)/g)].map(([, place]) => place));
}

/** A source's catalogues, exported names, identifiers, strings, and templates as patterns: `steps.${step}` matches every step. */
function read(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const file = { path, catalogues: [], exported: [], identifiers: new Set(), strings: new Set(), patterns: [] };
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const texts = isOfRules(path) ? messagesOf(node) : catalogueOf(node.initializer);
      if (texts) return file.catalogues.push({ name: node.name.getText(), ...texts });
    }
    if (ts.isIdentifier(node)) file.identifiers.add(node.text);
    // a ListPage uses these keys of its catalogue
    if (ts.isIdentifier(node) && node.text === "ListPage") for (const key of listKeys) file.strings.add(key);
    if (ts.isStringLiteralLike(node)) file.strings.add(node.text);
    if (ts.isPropertyAccessExpression(node) && /RuleMessages$/.test(node.expression.getText())) file.strings.add(node.name.text);
    // texts.zh.unit names every key under "unit"
    if (ts.isPropertyAccessExpression(node) && /\.(zh|en)$/.test(node.expression.getText()))
      file.patterns.push(new RegExp(`^${node.name.text}\\b`));
    if (ts.isTemplateExpression(node) && (isOfRules(path) || /^\w+\.[\w.]*$/.test(node.head.text))) file.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    file.exported.push(...named.flatMap(({ name }) => (name ? [name.getText()] : [])));
  }
  return file;
}

/** The sentences of a source: every `{ zh, en }`. */
function pairsOf(path) {
  const pairs = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const own = new Map(node.properties.flatMap(({ name, initializer }) => (name && initializer ? [[name.text, initializer]] : [])));
      const [zh, en] = [own.get("zh"), own.get("en")];
      if (zh && en && ts.isStringLiteralLike(zh) && ts.isStringLiteralLike(en)) pairs.push({ zh: zh.text, en: en.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true));
  return pairs;
}

/** The sentences of `catalogue("domain", texts)` by key. */
function catalogueOf(call) {
  const [, texts] = ts.isCallExpression(call) && call.expression.getText() === "catalogue" ? call.arguments : [];
  return texts && ts.isObjectLiteralExpression(texts) ? sentencesOf(texts) : undefined;
}

/** The sentences of a rule, `{ key: { zh, en } }`, by key. */
function messagesOf({ name, initializer }) {
  return /Messages$/.test(name.getText()) && ts.isObjectLiteralExpression(initializer) ? sentencesOf(initializer) : undefined;
}

function sentencesOf(texts) {
  const entries = entriesOf(texts, "");
  const sentences = (language) =>
    new Map(entries.flatMap(([key, sentence]) => (key.endsWith(`.${language}`) ? [[key.slice(0, -3), sentence]] : [])));
  return { zh: sentences("zh"), en: sentences("en") };
}

function entriesOf(object, prefix) {
  return object.properties.flatMap(({ name, initializer }) => {
    if (name === undefined) return []; // `...messages`: the messages are checked where they are declared
    const key = prefix + name.text;
    return ts.isObjectLiteralExpression(initializer) ? entriesOf(initializer, `${key}.`) : [[key, initializer.text]];
  });
}

function patternOf({ head, templateSpans }) {
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped(head.text)}${templateSpans.map(({ literal }) => `[\\w.]+${escaped(literal.text)}`).join("")}$`);
}

function sourcesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.|\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
