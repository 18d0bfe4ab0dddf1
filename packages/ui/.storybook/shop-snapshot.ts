import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const name = "virtual:shop-snapshot";
const server = fileURLToPath(new URL("../../../apps/server/src/snapshot.ts", import.meta.url));

interface Snapshots {
  snapshot: (folder: string) => Promise<Blob>;
  snapshotFolder: string;
  snapshotName: () => string;
}

/** Makes the migrated database that stories start from a file of the site: `import url from "virtual:shop-snapshot"`. */
export function shopSnapshot(): Plugin {
  return {
    name: "shop-snapshot",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { module } = await runnerImport<Snapshots>(server);
      await module.snapshot(module.snapshotFolder);
      return `export { default } from ${JSON.stringify(`${module.snapshotFolder}/${module.snapshotName()}?url`)};`;
    },
  };
}
