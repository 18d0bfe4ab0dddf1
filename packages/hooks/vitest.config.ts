import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "hooks",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/react-environment.ts"],
    environment: "node",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
