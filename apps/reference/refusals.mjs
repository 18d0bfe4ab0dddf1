// Which codes an operation may answer, read from the server's own code: the refusals that its handler can reach.
import { join, relative } from "node:path";
import ts from "typescript";

/** By operation: the keys of `codes` that its handler and its preparation reach. `keys` are all of them. */
export function refusalsByOperation(server, operations, keys) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(server, "tsconfig.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const source = join(server, "src");
  const isOurs = (file) =>
    file.fileName.startsWith(source) && !/\.test\.ts$|\/(generated|safety|node|simulator|seed)\/|\/safety\.ts$/.test(file.fileName);
  const found = new Map();
  const facts = new Map();

  const sources = program.getSourceFiles().filter(isOurs);
  const named = namesOfCode(sources);
  for (const file of sources) visitMembers(file);
  return Object.fromEntries([...found].map(([id, reached]) => [id, [...reached].sort()]));

  /** A member of an object named like an operation is its handler or its preparation. */
  function visitMembers(node) {
    const isMember = ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node);
    if (isMember && ts.isObjectLiteralExpression(node.parent) && operations.has(node.name.getText())) {
      const id = node.name.getText();
      found.set(id, new Set([...(found.get(id) ?? []), ...reach(node)]));
    }
    ts.forEachChild(node, visitMembers);
  }

  /** The keys with which a declaration refuses, directly or through its calls. */
  function reach(start) {
    const reached = new Set();
    const seen = new Set([start]);
    for (const declaration of seen) {
      const { refused, used } = factsOf(declaration);
      for (const key of refused) reached.add(key);
      for (const other of used) seen.add(other);
    }
    return reached;
  }

  function factsOf(declaration) {
    if (!facts.has(declaration)) facts.set(declaration, readFacts(declaration));
    return facts.get(declaration);
  }

  function readFacts(declaration) {
    const refused = new Set();
    const used = new Set();
    const visit = (node) => {
      const place = keyPlace(node);
      if (place !== undefined) for (const key of keysOf(node.arguments?.[place])) refused.add(key);
      if (isUse(node)) for (const other of declarationsOf(node)) used.add(other);
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
    return { refused, used };
  }

  function declarationsOf(node) {
    // calling the type checker is the slow part
    if (!named.has(node.text)) return [];
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target?.declarations ?? []).filter((one) => isOurs(one.getSourceFile()) && isCode(one));
  }

  /** The keys that an argument may be: its literal type, unless it may be every key. */
  function keysOf(argument) {
    if (!argument) return [];
    const type = checker.getTypeAtLocation(argument);
    const types = type.isUnion() ? type.types : [type];
    const literals = types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
    return literals.length < keys.size / 2 ? literals.filter((key) => keys.has(key)) : [];
  }
}

/** The index of the argument that names the code, if a node creates a refusal. */
function keyPlace(node) {
  if (ts.isNewExpression(node) && node.expression.getText() === "Refusal") return 0;
  if (ts.isCallExpression(node) && node.expression.getText() === "refusedAt") return 1;
  return undefined;
}

/** A name that refers to a declaration elsewhere. */
const isUse = (node) => ts.isIdentifier(node) && (node.parent.name !== node || ts.isPropertyAccessExpression(node.parent));

/** The names of the server's functions, methods and constants. */
function namesOfCode(sources) {
  const names = new Set();
  const visit = (node) => {
    if (node.name && isCode(node)) names.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  for (const file of sources) visit(file);
  return names;
}

const isCode = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined && node.parent.parent.parent.kind === ts.SyntaxKind.SourceFile);

function fail({ messageText, file }) {
  throw new Error(`${file ? `${relative(".", file.fileName)}: ` : ""}${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
}
