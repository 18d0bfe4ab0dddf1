// The queries of stories that contain a Chinese text of the catalogue as a literal, so that their play fails in English.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { root } from "./programs.mjs";

const ui = join(root, "packages/ui/src");
const isQuery = /^(get|find|query)(All)?By[A-Z]/;
const options = ["name", "description"];
const han = /\p{Script=Han}/gu;

/** Each fault as a sentence with file and line. */
export function storyTextFaults() {
  const catalogue = ["packages/hooks/src", "packages/sdk/src/rules", "packages/sdk/src/generated"].flatMap((folder) =>
    filesUnder(join(root, folder), /(?<!\.test)\.tsx?$/).flatMap((path) => pairsOf(parse(path))),
  );
  const texts = new Set(catalogue.filter((zh) => !zh.includes("{{")));
  const templates = catalogue.filter((zh) => zh.includes("{{") && hanIn(zh.replace(/\{\{.*?\}\}/g, "")) >= 2).map(templatePattern);
  const isOfCatalogue = (text) => texts.has(text) || templates.some((template) => template.test(text));
  return filesUnder(ui, /\.stories\.tsx$/).flatMap((path) => faultsOf(path, isOfCatalogue));
}

function faultsOf(path, isOfCatalogue) {
  const source = parse(path);
  const queried = [];
  const given = new Set(fixturesOf(path, source).flatMap(literalsOf)); // the story's own data
  const givenPatterns = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && isQuery.test(nameOf(node.expression))) {
      visit(node.expression);
      const [first, ...rest] = node.arguments;
      if (first) note(first);
      for (const option of rest.flatMap(namesOf)) note(option);
      return;
    }
    if (ts.isJsxText(node)) given.add(node.text.trim());
    if (ts.isStringLiteralLike(node)) given.add(node.text);
    if (ts.isTemplateExpression(node) && hanIn(fixedTextOf(node)) > 0) givenPatterns.push(literalPattern(node));
    ts.forEachChild(node, visit);
  };
  const note = (node) => {
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(note);
    else if (wordsOf(node)) queried.push({ node, words: wordsOf(node) });
    else visit(node);
  };
  visit(source);
  const isGiven = (text) =>
    given.has(text) || text.split(" ").every((part) => given.has(part)) || givenPatterns.some((pattern) => pattern.test(text));
  return queried
    .filter(({ words }) => words.some((text) => hanIn(text) > 0 && !isGiven(text) && isOfCatalogue(text)))
    .map(({ node }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      return `${relative(root, path)}:${line + 1}: ${node.getText(source)} is a text of the catalogue; look it up by its key`;
    });
}

/** The texts of a literal: a string, a template with a letter for each value, or the plain parts of a regular expression. */
function wordsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join("")];
  if (node.kind !== ts.SyntaxKind.RegularExpressionLiteral) return undefined;
  return node.text
    .replace(/^\/|\/\w*$/g, "")
    .split(/\\.|[[\]().*+?^$|{}]+/)
    .map((run) => run.trim());
}

/** A story's data from its Storybook and from a folder of fixtures. */
function fixturesOf(path, source) {
  return source.statements
    .filter((node) => ts.isImportDeclaration(node) && /\/(testing|\.storybook)\//.test(node.moduleSpecifier.text))
    .flatMap((node) => [".ts", ".tsx"].map((end) => join(dirname(path), node.moduleSpecifier.text + end)))
    .filter((file) => existsSync(file))
    .map(parse);
}

function literalsOf(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesOf(node) {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter((one) => ts.isPropertyAssignment(one) && options.includes(one.name.getText()))
    .map((one) => one.initializer);
}

function nameOf(expression) {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : "";
}

/** The Chinese sentences of a source that differ from their English: every `{ zh, en }`. */
function pairsOf(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const textOf = (key) => node.properties.find(({ name }) => name?.getText(source) === key)?.initializer;
      const [zh, en] = [textOf("zh"), textOf("en")];
      if (zh && en && ts.isStringLiteralLike(zh) && ts.isStringLiteralLike(en) && zh.text !== en.text && hanIn(zh.text) > 0)
        found.push(zh.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function templatePattern(sentence) {
  return new RegExp(
    `^${sentence
      .split(/\{\{.*?\}\}/)
      .map(escaped)
      .join("[^]+")}$`,
  );
}

function fixedTextOf({ head, templateSpans }) {
  return head.text + templateSpans.map(({ literal }) => literal.text).join("");
}

function literalPattern({ head, templateSpans }) {
  return new RegExp(`^${escaped(head.text)}${templateSpans.map(({ literal }) => `[^]*${escaped(literal.text)}`).join("")}$`);
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function hanIn(text) {
  return text.match(han)?.length ?? 0;
}

function filesUnder(folder, name) {
  return readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => name.test(path))
    .sort();
}

function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}
