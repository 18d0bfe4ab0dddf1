// Builds stale targets: `pnpm build`, or some of them by name (`pnpm build sdk hooks ui`); all of them with --force.
import { build } from "./builds.mjs";

try {
  const names = process.argv.slice(2).filter((name) => !name.startsWith("--"));
  const built = await build({ force: process.argv.includes("--force"), ...(names.length > 0 && { names }) });
  console.log(built.length > 0 ? `built: ${built.join(", ")}` : "everything is up to date");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
