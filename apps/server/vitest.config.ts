import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    // what kills servers takes minutes: `pnpm test:deep` asks for it
    exclude: process.env.DEEP ? [] : ["src/kill-nine.test.ts"],
    isolate: false,
    maxWorkers: 2,
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
