import { defineConfig } from "@playwright/test";
import { chromiumArgs, headlessChromium } from "../scripts/chromium.mjs";

/** Journeys through the built console on the real server; each file starts its own shop. */
export default defineConfig({
  testDir: "tests",
  // built code runs unchanged
  build: { external: ["**/dist/**"] },
  // `pnpm test` runs a journey of each domain, `pnpm test:deep` those through the whole console
  projects: [
    { name: "everyday", testIgnore: ["deep/**", "cluster/**"] },
    { name: "deep", testMatch: "deep/**/*.spec.ts" },
  ],
  globalSetup: "./seeded.ts",
  fullyParallel: false,
  workers: 2,
  // a limit for hanging tests: no journey fails because its machine is slow
  timeout: 900_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // a busy machine may make one wait too long; the gate prints how many tests needed a second try
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    // a missing click target fails before the journey's own limit
    actionTimeout: 60_000,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: headlessChromium(), args: chromiumArgs },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
