import { defineConfig } from "@playwright/test";
import { chromiumArgs, headlessChromium } from "../scripts/chromium.mjs";

/** Journeys through the built console on the real server; each file starts a shop of its own. */
export default defineConfig({
  testDir: "tests",
  // what is built runs as it is
  build: { external: ["**/dist/**"] },
  // `pnpm test` runs a journey of each domain, `pnpm test:deep` what walks the whole house
  projects: [
    { name: "everyday", testIgnore: ["deep/**", "cluster/**"] },
    { name: "deep", testMatch: "deep/**/*.spec.ts" },
  ],
  globalSetup: "./seeded.ts",
  fullyParallel: false,
  workers: 2,
  // against what hangs: no journey fails since its machine is slow
  timeout: 900_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // a busy machine may make one wait too long; the gate says how many needed a second try
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    // what is not there to be clicked does not hold a journey until its end
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
