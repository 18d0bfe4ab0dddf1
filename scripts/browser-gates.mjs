// The gates that open Chromium: stories and journeys.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headlessChromium } from "./chromium.mjs";
import { command } from "./gates.mjs";
import { program, root } from "./programs.mjs";

/** Environment variables that keep tools from sending telemetry. */
export const quiet = {
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
  CI: "1",
};

/** The line in which Vitest counts its tests. */
export const countOfTests = /^\s*Tests\s+(.+)$/m;

const ui = join(root, "packages/ui");

/** The stories that match the given arguments of Vitest. */
export const stories = (name, ...which) => storiesWith({}, name, ...which);

/** The same stories in another language (STORYBOOK_LANGUAGE) or under React's StrictMode (STORYBOOK_STRICT). */
export const storiesWith = (env, name, ...which) =>
  browser(name, [program("vitest", { folder: "packages/ui" }), "run", "--silent=passed-only", ...which], {
    cwd: ui,
    note: countOfTests,
    env: { STORYBOOK_LANGUAGE: "zh-CN", ...env },
  });

/** The console's browser tests. */
export const consoleTests = browser("console", [program("vitest", { folder: "apps/console" }), "run", "--silent=passed-only"], {
  cwd: join(root, "apps/console"),
  note: countOfTests,
});

/** The journeys of a Playwright project. */
export function journeys(name, project, needs) {
  const playwright = [program("@playwright/test", { folder: "e2e", command: "playwright" }), "test"];
  const options = ["--config", "e2e/playwright.config.ts", "--project", project];
  const gate = browser(name, [...playwright, ...options], { needs, note: /^\s*(\d+ passed)/m });
  return {
    ...gate,
    async run() {
      const { code, output, note } = await gate.run();
      const again = /^\s*(\d+) flaky/m.exec(output)?.[1];
      return {
        code,
        output: output + (code === 0 ? "" : pagesThatFailed()),
        note: [note, again && `${again} only at the second try`].filter(Boolean).join(", "),
      };
    },
  };
}

/** A cluster of nodes in which every part fails, with a console connected to it. */
export const clusterJourney = browser(
  "cluster",
  [program("@playwright/test", { folder: "e2e", command: "playwright" }), "test", "--config", "e2e/cluster.config.ts"],
  { needs: ["build"], note: /^cluster: (.*)$/m },
);

/** The page contents of failed journeys, for readers of the log alone. */
function pagesThatFailed() {
  const folder = join(root, "test-results");
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith("error-context.md"))
    : [];
  return files.map((file) => `\n${file}\n${readFileSync(join(folder, String(file)), "utf8").slice(0, 6000)}\n`).join("");
}

/** A gate in Chromium: without a browser it fails, and prints what to install. */
function browser(name, args, options) {
  const gate = command(name, args, { weight: 2, ...options, env: { ...quiet, ...options.env } });
  return {
    ...gate,
    run: async () => {
      try {
        headlessChromium();
      } catch (error) {
        return { code: 1, output: `${error.message}\n` };
      }
      return gate.run();
    },
  };
}
