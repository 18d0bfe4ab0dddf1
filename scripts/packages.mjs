// The published packages, as tarballs.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./programs.mjs";

export const packages = ["sdk", "hooks", "ui"];

/** Packs all of them into `folder`, each built if it is stale; resolves to the path of each tarball by its package. */
export function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) pnpm(["pack", "--pack-destination", folder], { cwd: join(root, "packages", name) });
  const files = readdirSync(folder);
  return Object.fromEntries(
    packages.map((name) => [
      name,
      join(
        folder,
        files.find((file) => file.startsWith(`shopkeeper-${name}-`)),
      ),
    ]),
  );
}

/** Runs the project's own version of pnpm, which need not be installed. */
export function pnpm(args, options) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return run("npx", ["-y", packageManager, ...args], options);
}

/** The output of a command; throws its whole output when it fails. */
export function run(command, args, { cwd = root, env = {} } = {}) {
  try {
    return execFileSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    throw new Error(`${error.stdout ?? ""}${error.stderr ?? ""}` || error.message);
  }
}
