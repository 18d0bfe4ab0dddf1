import { defineConfig } from "vitest/config";

/** What takes long, or starts processes: `pnpm test:deep` runs it. */
const slow = [
  ...["src/failover.test.ts", "src/full-disk.test.ts", "src/kill-nine.test.ts", "src/node.test.ts", "src/node-roles.test.ts"],
  "src/products/transfer/heavy-import.test.ts",
  ...["src/testing/safety/hostile-requests.test.ts", "src/testing/safety/large-ids.test.ts", "src/testing/safety/planted-defects.test.ts"],
];

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    exclude: [
      ...(process.env.DEEP ? [] : slow),
      ...(process.env.SEVERAL_SHARDS ? [] : ["src/testing/safety/several-shards.test.ts"]),
      ...(process.env.TEST_CITUS ? [] : ["src/**/*.citus.test.ts"]),
      // several connections, which PGlite does not have; that the matrices find planted defects does not depend on the database
      ...(process.env.TEST_DATABASE_URL ? ["src/testing/safety/planted-defects.test.ts"] : ["src/**/*.postgresql.test.ts"]),
    ],
    setupFiles: ["src/testing/safety/inspect-statements.ts"],
    isolate: false,
    maxWorkers: 2,
    pool: "forks",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
