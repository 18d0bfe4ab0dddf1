// What takes longer than a coffee: the long fuzz on both databases, random walks, hostile input, kill -9 under writes.
import { command, runGates } from "./gates.mjs";
import { withPostgresql } from "./postgresql.mjs";
import { program, root } from "./programs.mjs";

process.chdir(root);
const deep = { DEEP: "1", FUZZ: process.env.FUZZ ?? "20000" };
const limitMs = 15 * 60_000;
const note = /^\s*Tests\s+(.+)$/m;
// parts of paths, wherever the files lie
const onBoth = ["src/safety/", "/walks.test.ts", "/no-change.test.ts"];

const failed = await runGates(
  [
    gate("safety on PGlite", onBoth),
    {
      name: "safety on PostgreSQL",
      run: () => withPostgresql((url) => gate("", onBoth, { TEST_DATABASE_URL: url }).run()),
    },
    gate("kill -9", ["kill-nine.test.ts"]),
    gate("SKU matrix", ["sku-matrix.test.ts"]),
    command("planted defects", ["scripts/planted-defects.mjs"], { isShown: true }),
  ],
  { minutes: 15 },
);
process.exit(failed > 0 ? 1 : 0);

function gate(name, files, env = {}) {
  const args = [
    "run",
    "--project",
    "server",
    "--project",
    "hooks",
    "--silent=passed-only",
    "--testTimeout=600000",
    "--hookTimeout=120000",
    ...files,
  ];
  return command(name, [program("vitest"), ...args], { env: { ...deep, ...env }, note, limitMs });
}
