// Builds the server and the console where they are stale: `pnpm build`, or all of it with --force.
import { build } from "./builds.mjs";

try {
  const built = await build({ force: process.argv.includes("--force") });
  console.log(built.length > 0 ? `built: ${built.join(", ")}` : "everything is up to date");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
