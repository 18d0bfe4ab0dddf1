// Checks that each hook of an entry point of the hooks declares a named result type: an inferred or inline type is an
// anonymous object in the editor of a package's user.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { hooksParts } from "./kit-parts.mjs";
import { root } from "./programs.mjs";

const hooks = join(root, "packages/hooks");
const domains = readdirSync(join(hooks, "src"));
const entryPoints = new Set(
  Object.entries(JSON.parse(readFileSync(join(hooks, "package.json"), "utf8")).exports)
    .filter(([name]) => name !== "./testing")
    .flatMap(([, path]) => domains.map((domain) => join(hooks, path.replace("*", domain))))
    .filter((path) => existsSync(path)),
);

/** Utility types of the language that only derive from an anonymous type. */
const makers = new Set(["Awaited", "NonNullable", "Omit", "Partial", "Pick", "Readonly", "ReturnType"]);

/** The hooks without a named result, as sentences, and the number of those with one. */
export function namedResults() {
  const faults = new Set();
  const named = new Set();
  for (const entry of entryPoints) {
    const exported = exportsOf(entry);
    for (const [hook, file] of exported) {
      if (!/^use[A-Z]/.test(hook)) continue;
      const fault = faultOf(hook, file, exported);
      if (fault) faults.add(`${relative(root, file)}: ${hook} ${fault}`);
      else named.add(`${file} ${hook}`);
    }
  }
  return { faults: [...faults], count: named.size };
}

const sources = new Map();
const kit = new Map(hooksParts.flatMap((folder) => [...exportsOf(join(hooks, "src", folder, "index.ts"))]));

function sourceOf(file) {
  if (!sources.has(file)) sources.set(file, ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return sources.get(file);
}

/** The exports of an entry point: name → file. */
function exportsOf(entry) {
  return new Map(
    sourceOf(entry).statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause || !statement.moduleSpecifier) return [];
      const base = join(dirname(entry), statement.moduleSpecifier.text);
      const file = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => existsSync(path));
      return statement.exportClause.elements.map(({ name }) => [name.text, file]);
    }),
  );
}

function faultOf(hook, file, exported) {
  const results = signaturesOf(hook, file);
  if (results.length === 0) return "is not found in its file";
  for (const { type } of results) {
    if (!type) return "does not say what it returns";
    const fault = partsOf(type)
      .map((part) => partFault(part, file, exported))
      .find(Boolean);
    if (fault) return fault;
  }
  return undefined;
}

function signaturesOf(hook, file) {
  const { statements } = sourceOf(file);
  const functions = statements.filter((one) => ts.isFunctionDeclaration(one) && one.name?.text === hook);
  const overloads = functions.filter(({ body }) => !body);
  if (functions.length > 0) return overloads.length > 0 ? overloads : functions;
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => name.getText() === hook && initializer && ts.isArrowFunction(initializer))
    .map(({ initializer }) => initializer);
}

/** The members of a union, and the element types of arrays and parentheses. */
function partsOf(type) {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(partsOf);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return partsOf(type.type);
  return ts.isArrayTypeNode(type) ? partsOf(type.elementType) : [type];
}

function partFault(part, file, exported) {
  if (!ts.isTypeReferenceNode(part)) {
    const isPlain =
      ts.isFunctionTypeNode(part) || ts.isLiteralTypeNode(part) || (ts.isToken(part) && part.kind !== ts.SyntaxKind.AnyKeyword);
    return isPlain ? undefined : "returns what has no name";
  }
  const name = part.typeName.getText();
  if (makers.has(name)) return `returns ${name}<…>, which has no name`;
  const { statements } = sourceOf(file);
  const declared = statements.find((one) => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name);
  if (declared && ts.isTypeAliasDeclaration(declared) && /\bReturnType</.test(declared.type.getText()))
    return `returns ${name}, an alias of what has no name`;
  const isOurs = declared || statements.some((one) => ts.isImportDeclaration(one) && isFromHere(one, name));
  return !isOurs || exported.has(name) || kit.has(name) ? undefined : `returns ${name}, which its entry point does not export`;
}

/** Whether a statement imports a name from another file of the package. */
function isFromHere({ moduleSpecifier, importClause }, name) {
  const imported = importClause?.namedBindings;
  return (
    moduleSpecifier.text.startsWith(".") &&
    imported &&
    ts.isNamedImports(imported) &&
    imported.elements.some((one) => one.name.text === name)
  );
}
