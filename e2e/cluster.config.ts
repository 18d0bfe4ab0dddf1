import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** Failures of a cluster of nodes behind HAProxy, under load; the tests start their own servers. */
export default defineConfig({
  ...journeys,
  projects: [{ name: "cluster", testDir: "tests/cluster" }],
  globalSetup: undefined,
  retries: 0,
  workers: 1,
});
