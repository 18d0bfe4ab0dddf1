// Others read /openapi.json: swagger-parser finds nothing wrong, and what two generators make of it compiles.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  const { code, output } = await runNode([program(name, { command }), ...args], { cwd: work, limitMs: 60_000 });
  if (code !== 0) throw new Error(`${name}:\n${output}`);
  console.log(`${name}: done`);
}
