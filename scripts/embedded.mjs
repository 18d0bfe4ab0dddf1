// Proves that the server's entry point for pages builds for a browser: none of our files in it imports Node.
import { builtinModules } from "node:module";
import { join } from "node:path";
import { importFrom, root } from "./programs.mjs";

const { build } = await importFrom("packages/ui", "vite");
const isNodes = (name) => name.startsWith("node:") || builtinModules.includes(name.split("/")[0]);
const offenders = [];

try {
  await build({
    root: join(root, "apps/server"),
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: false,
      lib: { entry: join(root, "apps/server/src/testing/embedded.ts"), formats: ["es"] },
    },
    plugins: [
      {
        name: "nothing-of-node",
        enforce: "pre",
        resolveId(name, importer) {
          // PGlite imports Node only if it runs on Node, postcss works without it in a browser (its field of that name)
          if (importer && isNodes(name) && !/\/node_modules\/(@electric-sql|postcss)\//.test(importer))
            offenders.push(`${importer.replace(root, "")} imports ${name}`);
        },
      },
    ],
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

if (offenders.length > 0) {
  console.error(`The embedded server must run in a page:\n${offenders.map((line) => `  ${line}`).join("\n")}`);
  process.exitCode = 1;
}
