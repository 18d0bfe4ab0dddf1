import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, headlessChromium } from "../../scripts/chromium.mjs";

/** STORYBOOK_STATES=1 renders the stories that have the tag `!test`, and plays none. */
const tags = process.env.STORYBOOK_STATES ? { include: ["dev"], exclude: ["test"] } : {};

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)), tags })],
  test: {
    name: "stories",
    testTimeout: 240_000,
    // as the journeys: a busy machine may make one wait too long
    retry: process.env.CI ? 1 : 0,
    // two pages for all stories: the server of each boots once
    isolate: false,
    fileParallelism: true,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: headlessChromium(), args: chromiumArgs },
        contextOptions: { viewport: { width: 1280, height: 800 }, locale: "zh-CN" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
