import { expect, test } from "vitest";
import { isAfter, momentIn, textIn } from "./date-format";

const formats = ["yyyy-MM-dd", "yyyy/M/d", "yyyy年MM月dd日", "yyyy-MM-dd HH:mm:ss", "yyyy.MM.dd HH:mm", "yyyyMMdd", "timestamp"];

test("a moment comes back equal from every format that names it", () => {
  const moment = { year: 2024, month: 2, day: 29, hour: 0, minute: 0, second: 0 };
  for (const format of formats) expect(momentIn(textIn(moment, format), format), format).toEqual(moment);
});

test("days and times that do not exist, and texts of another format, are none", () => {
  for (const text of ["2023-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "2024-1-01", "2024-01-01 ", "x", "", "2024/01/01"])
    expect(momentIn(text, "yyyy-MM-dd"), text).toBeUndefined();
  for (const text of ["24:00:00", "12:60:00", "12:00"]) expect(momentIn(text, "HH:mm:ss"), text).toBeUndefined();
});

test("a timestamp is read and written at +08:00, and a day before 1970 has its own", () => {
  expect(momentIn(1777593600000, "timestamp")).toEqual({ year: 2026, month: 5, day: 1, hour: 8, minute: 0, second: 0 });
  const born = momentIn("1965-05-01", "yyyy-MM-dd");
  expect(born && textIn(born, "timestamp")).toBe(Date.parse("1965-05-01T00:00:00+08:00"));
  for (const ms of ["soon", Number.NaN, 1e300]) expect(momentIn(ms, "timestamp"), String(ms)).toBeUndefined();
});

test("a format that would take a matcher for ever is answered", () => {
  expect(momentIn("1".repeat(41), "MdHms".repeat(8))).toBeUndefined();
});

test("moments have an order", () => {
  const at = (text: string) => momentIn(text, "yyyy-MM-dd HH:mm:ss");
  const [one, other] = [at("2024-05-01 08:00:00"), at("2024-05-01 08:00:01")];
  if (!one || !other) throw new Error("both exist");
  expect([isAfter(other, one), isAfter(one, other), isAfter(one, one)]).toEqual([true, false, false]);
});
