import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    // minutes long: `pnpm test:deep` runs them
    exclude: process.env.DEEP ? [] : ["src/kill-nine.test.ts", "src/safety/planted-defects.test.ts"],
    isolate: false,
    maxWorkers: 2,
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
