import { defineConfig } from "vitest/config";
import { planted } from "../../scripts/plant.mjs";

export default defineConfig({
  plugins: [planted()],
  test: {
    name: "hooks",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/react-environment.ts"],
    environment: "node",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
