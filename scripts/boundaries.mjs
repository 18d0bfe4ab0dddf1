// Checks the tree against .dependency-cruiser.mjs. Through its API: the command rejects Node 20, but the code runs on it.
import { cruise } from "dependency-cruiser";
import config from "../.dependency-cruiser.mjs";
import { root } from "./programs.mjs";

process.chdir(root);
const { enhancedResolveOptions, ...options } = config.options;
const { output, exitCode } = await cruise(
  ["packages", "apps", "e2e", "bench"],
  { ...options, validate: true, ruleSet: { forbidden: config.forbidden }, outputType: "err" },
  enhancedResolveOptions,
);
if (exitCode > 0) console.error(output);
process.exitCode = exitCode > 0 ? 1 : 0;
