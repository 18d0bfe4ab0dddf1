import { expect, test } from "vitest";
import { dayText } from "./day-text";

test("a day is said by its weekday or in full, in both languages", () => {
  expect([dayText("2026-05-13", "zh-CN", "weekday"), dayText("2026-05-13", "en", "weekday")]).toEqual(["周三", "Wed"]);
  expect([dayText("2026-05-13", "zh-CN", "full"), dayText("2026-05-13", "en", "full")]).toEqual(["5月13日星期三", "Wednesday, May 13"]);
  expect(dayText("2024-12-01", "zh-CN", "full")).toBe("12月1日星期日");
});

test("what is no day has no words", () => {
  for (const day of ["", "2026-02-30", "soon"]) expect(dayText(day, "en", "full"), day).toBe("");
});
