// The gates that open Chromium: stories and journeys.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headlessChromium } from "./chromium.mjs";
import { command } from "./gates.mjs";
import { program, root } from "./programs.mjs";

/** What keeps tools from calling home. */
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

/** The stories that the rest of a command line of Vitest names. */
export const stories = (name, ...which) => storiesIn("zh-CN", name, ...which);

/** The same with plays in another language. */
export const storiesIn = (language, name, ...which) =>
  browser(name, [program("vitest", { folder: "packages/ui" }), "run", "--silent=passed-only", ...which], {
    cwd: ui,
    note: countOfTests,
    env: { STORYBOOK_LANGUAGE: language },
  });

/** The journeys of a project of Playwright, side by side, then one by one those that measure time and are tagged `@alone`. */
export function journeys(name, project, needs) {
  const playwright = [program("@playwright/test", { folder: "e2e", command: "playwright" }), "test"];
  const options = ["--config", "e2e/playwright.config.ts", "--project", project, "--pass-with-no-tests"];
  const run = (...args) => browser(name, [...playwright, ...options, ...args], { note: /^\s*(\d+ passed)/m }).run();
  return {
    name,
    weight: 2,
    needs,
    async run() {
      const together = await run("--grep-invert", "@alone");
      const seen = together.code === 0 ? "" : pagesThatFailed();
      const alone = await run("--grep", "@alone", "--workers", "1");
      const again = /^\s*(\d+) flaky/m.exec(together.output + alone.output)?.[1];
      const note = [together.note, alone.note && `${alone.note} alone`, again && `${again} only at the second try`]
        .filter(Boolean)
        .join(", ");
      return {
        code: together.code || alone.code,
        output: together.output + seen + alone.output + (alone.code === 0 ? "" : pagesThatFailed()),
        note,
      };
    },
  };
}

/** What failed journeys had on their pages, for who reads the log alone. */
function pagesThatFailed() {
  const folder = join(root, "test-results");
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith("error-context.md"))
    : [];
  return files.map((file) => `\n${file}\n${readFileSync(join(folder, String(file)), "utf8").slice(0, 6000)}\n`).join("");
}

/** A gate in Chromium: without one it fails, and says what to install. */
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
