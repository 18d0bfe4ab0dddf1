// tsdown on the oldest Node that this project supports: `node ../../scripts/tsdown.mjs`, in the folder of a package.
import { pathToFileURL } from "node:url";
import { program } from "./programs.mjs";

// Node 20 has no Promise.withResolvers, which tsdown needs, and cannot load its TypeScript configuration
Promise.withResolvers ??= function withResolvers() {
  let resolve;
  let reject;
  const promise = new this((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
};

process.argv.push("--config-loader", "tsx");
await import(pathToFileURL(program("tsdown")).href);
