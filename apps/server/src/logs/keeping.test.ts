import { expect, test } from "vitest";
import { chanceToKeep, isKept } from "./keeping";

test("a quiet day keeps everything, a busy one ever less, a full one nothing", () => {
  expect([0, 50, 75, 99, 100, 200].map((kept) => chanceToKeep(kept, 100))).toEqual([1, 1, 0.5, 0.02, 0, 0]);
});

test("a chance is taken as often as it says", () => {
  const drawn = (value: number) => ({ bytes: () => Uint8Array.of(value >> 8, value & 255) });
  expect(isKept(0.5, drawn(32_767))).toBe(true);
  expect(isKept(0.5, drawn(32_768))).toBe(false);
  expect(isKept(0, drawn(0))).toBe(false);
  expect(isKept(1, drawn(65_535))).toBe(true);
});
