import { expect, test } from "vitest";
import { stepped, parseNumber } from "./parse-number";

test("typed text means a number where it is one, also with full-width digits; else nothing", () => {
  const meant: [string, number | null][] = [
    ["12", 12],
    [" -2.5 ", -2.5],
    ["+.5", 0.5],
    ["1.", 1],
    ["１２。５", 12.5],
    ["", null],
    ["-", null],
    [".", null],
    ["1e5", null],
    ["0x10", null],
    ["1,000", null],
    ["9".repeat(400), null],
  ];
  for (const [text, number] of meant) expect(parseNumber(text), text).toBe(number);
});

test("a step stays within the limits and makes no crumbs", () => {
  expect(stepped(0.1, 1, { step: 0.2 })).toBe(0.3);
  expect(stepped(1, -1, { step: 0.1, precision: 0 })).toBe(1);
  expect(stepped(99, 1, { step: 5, max: 100 })).toBe(100);
  expect(stepped(-9, -1, { step: 5, min: -10 })).toBe(-10);
  expect(stepped(null, 1, { step: 1, min: 3 })).toBe(3);
  expect(stepped(null, -1, { step: 1 })).toBe(-1);
});
