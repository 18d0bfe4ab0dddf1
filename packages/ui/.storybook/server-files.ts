import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const name = "virtual:server-files";
const source = fileURLToPath(new URL("../../../apps/server/src/testing/page-files.ts", import.meta.url));

interface PageFiles {
  pageFiles: () => Promise<Record<string, string>>;
}

/**
 * Adds what the server in the page starts from to the site: `import files from "virtual:server-files"`.
 *
 * The files are compressed, and unpacked by the page, since a static site may send them as they are.
 */
export function serverFiles(): Plugin {
  return {
    name: "server-files",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { module } = await runnerImport<PageFiles>(source);
      const files = Object.entries(await module.pageFiles());
      const imports = files.map(([key, path]) => `import ${key} from ${JSON.stringify(`${path}?url`)};`);
      const rows = files.map(async ([key, path]) => `${key}: { address: ${key}, bytes: ${(await stat(path)).size} }`);
      return `${imports.join("\n")}\nexport default { ${(await Promise.all(rows)).join(", ")} };`;
    },
    // the database's own copies of these files, which the page does not fetch
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (/\/(pglite|initdb)-[^/]*\.(data|wasm)$/.test(file)) delete bundle[file];
    },
  };
}
