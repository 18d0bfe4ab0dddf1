import { expect, test } from "vitest";
import { isInWindow } from "./time-window";
import { momentOf } from "./wire-time";

const [start, end] = ["2026-05-10 10:00:00", "2026-05-12 10:00:00"];
const at = (time: string) => momentOf(time) ?? new Date(Number.NaN);

test.each([
  ["2026-05-10 09:59:59", false],
  ["2026-05-10 10:00:00", true],
  ["2026-05-12 09:59:59", true],
  ["2026-05-12 10:00:00", false],
])("a window holds its first moment and not its last: at %s %s", (time, isIn) => expect(isInWindow(at(time), start, end)).toBe(isIn));

test("an end that is missing is open", () => {
  expect([isInWindow(at("1999-01-01 00:00:00"), null, end), isInWindow(at("2999-01-01 00:00:00"), start, undefined)]).toEqual([true, true]);
});
