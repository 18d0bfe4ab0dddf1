import { defineConfig } from "vitest/config";

/** Rules, hooks, client and server; stories and the console have configurations of their own, for a browser. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      "packages/sdk",
      "packages/hooks",
      "apps/server",
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.mjs"], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
