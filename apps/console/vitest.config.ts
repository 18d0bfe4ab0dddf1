import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, headlessChromium } from "../../scripts/chromium.mjs";

/** The console's browser tests: locks, layout, history. */
export default defineConfig({
  test: {
    name: "console",
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // one page for all
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: headlessChromium(), args: chromiumArgs },
        contextOptions: { locale: "zh-CN" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
