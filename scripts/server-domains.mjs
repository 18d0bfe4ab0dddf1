// Makes the server's indexes of its domains from the folders of apps/server/src that have a domain.ts, a demo.ts, a safety.ts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./programs.mjs";

const source = join(root, "apps/server/src");
const target = "apps/server/src/generated";
// folders whose files of these names have another meaning
const notDomains = ["kit", "demo", "generated"];

/** The files of the index, by their paths from the root. */
export const serverDomains = () => ({
  [`${target}/domains.ts`]: domainsFile(foldersWith("domain.ts")),
  [`${target}/demo.ts`]: demoFile(foldersWith("demo.ts")),
  [`${target}/safety.ts`]: safetyFile(foldersWith("safety.ts")),
});

const foldersWith = (file) =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notDomains.includes(entry.name) && existsSync(join(source, entry.name, file)))
    .map(({ name }) => ({ folder: name, name: name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase()) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

function domainsFile(folders) {
  const those = spreadsOf(folders, "domain");
  return `${header("domain.ts")}import type { AnyDomain } from "../kit/domain";
import type { Handlers } from "../kernel/handlers";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
${imports(folders, "domain")}
/** Every domain of the server. */
export const domains: Readonly<Record<string, AnyDomain>> = { ${folders.map(({ name }) => name).join(", ")} };

/** What every operation of the contract does. */
export const handlers: Handlers = ${those("handlers", "handlers")};

/** The slow steps of operations before their transactions. */
export const preparations = (ports: Ports) => (${those("preparations", "preparations(ports)")});

/** The stores of one merchant. */
export const shopStores = (scope: Scope) => (${those("shop", "shop(scope)")});

/** The stores of what no merchant owns. */
export const platformStores = (scope: PlatformScope) => (${those("platform", "platform(scope)")});
`;
}

function demoFile(folders) {
  return `${header("demo.ts")}import type { DemoDomain } from "../demo/kit/seeding";
${imports(folders, "demo")}
/** What each domain brings to the demo. */
export const demos: Readonly<Record<string, DemoDomain>> = { ${folders.map(({ name }) => name).join(", ")} };

/** How each field of a shop's seed is filled. */
export const seeds = ${spreadsOf(folders, "demo")("seeds", "seeds")};
`;
}

function safetyFile(folders) {
  return `${header("safety.ts")}import type { SafetyParts } from "../testing/safety/safety-parts";
${imports(folders, "safety")}
/** What the domains bring to the safety matrices. */
export const safety: Readonly<Record<string, SafetyParts>> = { ${folders.map(({ name }) => name).join(", ")} };
`;
}

const header = (file) => `// Generated from the folders that have a ${file} by \`pnpm generate\`. Do not edit.\n`;
const imports = (folders, part) =>
  folders.map(({ folder, name }) => `import { ${part} as ${name} } from "../${folder}/${part}";\n`).join("");

/** An object expression that spreads the parts of those folders whose part has a key. */
function spreadsOf(folders, part) {
  const parts = folders.map(({ folder, name }) => ({ name, keys: keysOf(join(source, folder, `${part}.ts`), part) }));
  return (key, write) => `{ ${parts.flatMap(({ name, keys }) => (keys.has(key) ? [`...${name}.${write}`] : [])).join(", ")} }`;
}

/** The keys of the object that a file exports under a name. */
function keysOf(path, exported) {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const declarations = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  let value = declarations.find(({ name }) => name.getText(file) === exported)?.initializer;
  while (value && ts.isSatisfiesExpression(value)) value = value.expression;
  if (!value || !ts.isObjectLiteralExpression(value)) throw new Error(`${path} exports no object literal named ${exported}.`);
  return new Set(value.properties.map((property) => property.name?.getText(file)));
}
