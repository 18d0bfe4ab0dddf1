import { appendFileSync } from "node:fs";
import { expect } from "vitest";

/** Whether `pnpm bench` runs the tests to learn what they measure; a test itself does not fail by a clock. */
export const isBench = process.env.FIGURES_FILE !== undefined;

/** Tells `pnpm bench` a figure of the running test, in milliseconds. */
export function recordFigure(kind: "health" | "request", ms: number) {
  const { FIGURES_FILE } = process.env;
  if (FIGURES_FILE === undefined) return;
  appendFileSync(FIGURES_FILE, `${JSON.stringify({ kind, ms, test: expect.getState().currentTestName })}\n`);
}
