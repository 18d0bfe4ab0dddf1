// The size of the SDK's core, for the gate and for the bench.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { importFrom, root } from "./programs.mjs";

/** Kilobytes, gzipped, of the client with all its imports, except files generated from the contract. */
export async function sdkCoreSize() {
  const { build } = await importFrom("apps/console", "vite");
  const built = await build({
    root: join(root, "packages/sdk"),
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: join(root, "packages/sdk/src/index.ts"),
        preserveEntrySignatures: "strict",
        external: (name) => /(^|\/)generated\//.test(name),
      },
    },
  });
  const chunks = [built].flat().flatMap(({ output }) => output);
  return gzipSync(chunks.map((chunk) => chunk.code ?? "").join("")).length / 1000;
}
