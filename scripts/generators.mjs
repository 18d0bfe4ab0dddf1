// Checks /openapi.json for external tools: it is complete and valid for swagger-parser, and the output of two generators compiles.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { program, root, runNode } from "./programs.mjs";

const document = join(root, "apps/reference/dist/openapi.json");
const work = mkdtempSync(join(tmpdir(), "shopkeeper-generators-"));
const compilerOptions = {
  ...{ module: "esnext", moduleResolution: "bundler", target: "es2023", lib: ["es2023", "dom", "dom.iterable"] },
  ...{ strict: true, noEmit: true, types: [] },
};

try {
  const gaps = gapsOf(JSON.parse(readFileSync(document, "utf8")));
  if (gaps.length > 0) throw new Error(gaps.join("\n"));
  console.log("refusals, examples and names of codes: complete");
  await SwaggerParser.validate(document);
  console.log("swagger-parser: valid");
  await generate("@hey-api/openapi-ts", "openapi-ts", ["-i", document, "-o", join(work, "hey"), "--silent"]);
  const config = {
    shop: { input: { target: document }, output: { target: join(work, "orval/shop.ts"), client: "fetch", mode: "single" } },
  };
  writeFileSync(join(work, "orval.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  await generate("orval", "orval", ["--config", join(work, "orval.config.mjs")]);
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["hey/index.ts", "orval/shop.ts"] }));
  await generate("typescript-native", "tsc", ["-p", work]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function generate(name, command, args) {
  const { code, output } = await runNode([program(name, { command }), ...args], { cwd: work, limitMs: 600_000 });
  if (code !== 0) throw new Error(`${name}:\n${output}`);
  console.log(`${name}: done`);
}

/** The gaps of the published document: refusals and examples of operations, names of codes. */
function gapsOf({ paths, components }) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item).filter(({ operationId }) => operationId !== undefined));
  return [
    ...operations.flatMap((operation) => [
      ...(operation["x-refusals"]?.length > 0 ? [] : [`${operation.operationId}: no x-refusals`]),
      ...(Object.keys(operation.responses).some((status) => /^4\d\d$/.test(status)) ? [] : [`${operation.operationId}: no 4xx`]),
      ...(hasExample(operation) ? [] : [`${operation.operationId}: no example`]),
    ]),
    ...namelessCodes({ paths, components }),
  ];
}

/** Whether a JSON body and each required parameter have an example. */
function hasExample({ parameters = [], requestBody }) {
  const json = requestBody?.content?.["application/json"];
  return (json === undefined || json.example !== undefined) && parameters.every((one) => !one.required || one.example !== undefined);
}

function namelessCodes(node, path = "") {
  if (typeof node !== "object" || node === null) return [];
  const isNameless = Array.isArray(node.enum) && node.type !== undefined && node["x-enum-varnames"]?.length !== node.enum.length;
  return [
    ...(isNameless ? [`${path}: codes without names`] : []),
    ...Object.entries(node).flatMap(([key, part]) => namelessCodes(part, `${path}/${key}`)),
  ];
}
