import { expect, test } from "vitest";
import { isWithin } from "./json-size";

const fits = (text: string, depth: number, values = 100) => isWithin(new TextEncoder().encode(text), { depth, values });

test("depth is counted over lists and objects, and not within texts", () => {
  expect([fits('{"a":[{}]}', 3), fits('{"a":[{}]}', 2)]).toEqual([true, false]);
  expect(fits("[[],[],[[]]]", 3)).toBe(true);
  expect(fits(String.raw`["[[[{{{\"[[[\\", "]"]`, 1)).toBe(true);
});

test("values are counted by their commas and brackets, and not within texts", () => {
  expect([fits("[1,2,3]", 1, 3), fits("[1,2,3]", 1, 2)]).toEqual([true, false]);
  expect(fits('[",,,,"]', 1, 1)).toBe(true);
});
