import { appendFileSync } from "node:fs";
import { expect } from "vitest";

/** Whether `pnpm bench` runs the tests for their measurements; a test itself never fails because of a time. */
export const isBench = process.env.FIGURES_FILE !== undefined;

/** Reports a figure of the running test to `pnpm bench`, in milliseconds. */
export function recordFigure(kind: "health" | "request", ms: number) {
  const { FIGURES_FILE } = process.env;
  if (FIGURES_FILE === undefined) return;
  appendFileSync(FIGURES_FILE, `${JSON.stringify({ kind, ms, test: expect.getState().currentTestName })}\n`);
}
